## Tables de finales qui manquent ou sont fausses

table-problem = { $path } ne peut pas servir : { $reason }. Refaites-la avec `{ $command }`

table-not-a-table = ce n’est pas une table de finales

table-version = elle est de version { $found }, ce programme lit la version { $known }

table-length = elle a { $found } octets au lieu de { $expected }

table-checksum = elle est abîmée, sa somme de contrôle ne correspond pas

table-wrong-class = elle contient { $variant } { $class }, non { $wanted-variant } { $wanted-class }

table-too-long = { $class } a des gains de plus de { $most } demi-coups, plus qu’une table n’en contient

cannot-write = impossible d’écrire { $path } : { $reason }

table-missing = { $class } demande des tables qui manquent ou sont abîmées. { $problems }

problem-separator = {"\u00A0"};{ " " }

unknown-class = « { $name } » n’est pas une classe de finales : écrivez les pièces des deux camps comme KKM-K (K : dame, M : pion), au plus { $most } pièces
