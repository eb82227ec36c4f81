## damier dxp: games against another program

dxp-waiting = 正在{ $address }等待另一个程序
dxp-cannot-listen = 无法在{ $address }监听
dxp-cannot-keep = 无法写入对局
dxp-says = 对方说：{ $text }
dxp-fault = 对方：{ $problem }

## The report

dxp-game = 第{ $number }局：执{ $color ->
    [white] 白
   *[black] 黑
}对{ $opponent }，{ $result }，{ $moves }回合。{ $why }
dxp-end-moves = 规定的着数已走完。
dxp-end-illegal = 对方走了不合法的着法。
dxp-end-opponent = 对方结束了对局。
dxp-end-connection = 连接中断。
dxp-no-game = 没有下任何对局
dxp-won = 胜
dxp-drawn = 和
dxp-lost = 负
dxp-undecided = 未定
dxp-score = 得分率
dxp-both = 合计
dxp-elo = Elo { $elo }，95%区间为{ $low }到{ $high }
dxp-claimed = { $games }个结果只有对方的说法为凭

## Why a connection is over, or a game is not played

dxp-stopped = 不再下别的对局
dxp-left = 连接已结束
dxp-hung-up = 对方断开了连接
dxp-unreachable = 无法连接：{ $reason }
dxp-broken = 连接中断：{ $reason }
dxp-no-request = 对方没有提出对局
dxp-no-reply = 对方不回应对局请求
dxp-no-move = 对方不走棋，而且时间已用完
dxp-no-end = 对方不确认对局结束
dxp-too-long = 对方发来超过{ $length }个字符而没有结束符
dxp-faults = 对方的错误太多
dxp-flood = 对方不停地发送消息
dxp-declined-version = 对方使用另一版本的协议
dxp-declined-this = 对方不接受这一局
dxp-declined-all = 对方不下棋

## What the other side did wrong

dxp-illegal-move = 不合法的着法
dxp-unexpected = 意外的消息{ $kind }
dxp-unknown = 未知的消息“{ $kind }”
dxp-length = 消息{ $kind }有{ $length }个字符
dxp-character = 消息的第{ $column }列有误
dxp-blank = 名字为空
dxp-square = 没有格子{ $number }
dxp-twice = { $square }上的棋子被吃了两次
dxp-version = 协议版本为{ $version }，而不是1
dxp-bad-minutes = 每方用时为1到{ $most }分钟
dxp-bad-moves = 一局最多{ $most }回合
dxp-variant = 该协议用于国际跳棋，不用于{ $variant }
dxp-over = 这个局面中对局已经结束

## What our own side cannot do at the moment

dxp-nobody = 还没有人连接
dxp-not-ask = 现在不能请求对局
dxp-not-reply = 没有可回应的内容
dxp-not-our-turn = 轮到对方走棋
dxp-not-back = 没有可悔的着法
