## Tabelas de finais que faltam ou estão erradas

table-problem = { $path } não pode ser usado: { $reason }. Construa-o de novo com `{ $command }`

table-not-a-table = não é uma tabela de finais

table-version = tem a versão { $found }, este programa lê a versão { $known }

table-length = tem { $found } bytes em vez de { $expected }

table-checksum = está danificado, sua soma de verificação não confere

table-wrong-class = contém { $variant } { $class }, não { $wanted-variant } { $wanted-class }

table-too-long = { $class } tem vitórias mais longas que { $most } meios-lances, mais do que uma tabela comporta

cannot-write = não é possível escrever { $path }: { $reason }

table-missing = { $class } precisa de tabelas que faltam ou estão danificadas. { $problems }

problem-separator = ;{ " " }

unknown-class = "{ $name }" não é uma classe de finais: escreva as peças dos dois lados como KKM-K, no máximo { $most } peças
