## O que o Damier guarda no disco, e por que não consegue

caused-by = { $problem }: { $cause }

not-a-regular-file = não é um arquivo comum
link-to-nothing = é um link para { $target }, que falta: restaure-o ou remova o link

folder-links-to-nothing = { $folder } é um link para { $target }, que falta: restaure-o ou remova o link
no-data-folder = não há pasta de dados aqui; ponha em DAMIER_HOME uma pasta

store-odd-value = está danificado: algo nele não é texto, ou não é número, onde deveria ser. Renomeie-o e ponha uma cópia sua no lugar, ou inicie o Damier sem nenhuma; damier progress import recebe uma exportação

store-unusable = { $path } não pode ser usado: { $reason }

make-writable = { $problem }. Permita escrever nele, ou ponha em DAMIER_HOME outra pasta

rename-it = { $problem }. Renomeie-o, ou ponha em DAMIER_HOME outra pasta

free-space = { $problem }. Libere espaço, ou ponha em DAMIER_HOME uma pasta de outro disco

other-folder = { $problem }. Ponha em DAMIER_HOME outra pasta

file-for-folder = deveria ser uma pasta

store-newer = { $path } foi escrito por um Damier mais novo (seu esquema é { $found }, este conhece { $known }): use aquele

store-damaged = { $path } está danificado: { $reason }

store-no-backup = não é possível escrever a cópia de segurança { $path }: { $reason }

backup-exists = já existe e não é sobrescrito

## O que diz o banco de dados

disk-full = o disco está cheio; libere espaço
file-read-only = o arquivo só permite leitura; mude suas permissões
file-busy = outro programa o mantém bloqueado

cannot-open = não pode ser aberto ({ $reason })

disk-fails = o disco falhou ({ $reason })

## Danos

file-empty = está vazio

store-table-missing = falta sua tabela { $table }

store-column-missing = em sua tabela { $table } falta a coluna { $column }

## Exportações

not-an-export = não é uma exportação do progresso: { $reason }

other-format = o formato é "{ $found }", não "{ $expected }"

export-newer = a exportação tem a versão { $found }, este programa lê a versão { $known }: use um Damier mais novo

export-line = linha { $line }: { $problem }

export-attempt = tentativa { $number }: { $problem }

export-unwritten = não é possível escrever a exportação: { $reason }

export-columns = as colunas têm de ser { $columns }

export-value = { $column } de uma tentativa: { $problem }

ratings-incomplete = faltam alguns dos ratings
value-missing = falta
value-other-type = seu tipo está errado

value-not-text = { $value } não é um texto

value-not-whole = "{ $value }" não é um número inteiro

value-not-number = "{ $value }" não é um número finito

value-out-of-range = { $value } está fora da faixa

## Exercícios, partidas e análises inacabados

unfinished-put-aside = { $reason }; fica guardado como { $path }
unfinished-left-alone = { $reason }; { $path } fica como está, para o programa mais novo que o gravou

## Arquivos de partidas

no-analyses-folder = não há pasta de dados aqui; digite um caminho inteiro, ou defina DAMIER_HOME

no-such-game = { $path } { $games ->
    [0] não tem partidas
    [one] tem { $games } partida
   *[other] tem { $games } partidas
}: não há partida { $wanted }

file-exists = { $path } já existe

is-a-folder = é uma pasta
no-game-in-file = não há partida nele

game-left-out = { $path }: partida { $number }: { $problem }

## O treinador não inicia, ou tem de parar

no-foreground = o treinador precisa do seu terminal em primeiro plano: execute damier sem & no fim
no-screen = o treinador não pode desenhar neste terminal: ponha em TERM o que ele é, como TERM=xterm-256color; damier --plain não precisa de nada disso
no-terminal = o treinador precisa de um terminal: execute damier sem redirecionar sua entrada ou saída, ou damier --plain

terminal-failed = o terminal falhou: { $reason }

no-puzzle-in-file = não há problema em { $file }

no-such-puzzle = não há problema { $id }: damier puzzles stats conta todos, damier puzzles show ID mostra um

foreign-characters = O locale diz { $name }, não UTF-8: por isso o Damier desenha em ASCII e fala inglês. Use um locale UTF-8, como en_US.UTF-8.
