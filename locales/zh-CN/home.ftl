## The home screen, and what waits to be resumed.

home-title = 首页
home-menu = 训练
home-clock = 欢迎
home-message = 说明
    .aloud = 建议
home-puzzles = 战术题：找出打击

home-review = { $due ->
    [0] 复习：今天没有到期的
   *[other] 复习：今天{ $due }项到期
}

home-endings = 残局：取胜与守和
home-notation = 记谱：格号与着法
home-variant = 棋种：{ $variant }

home-progress = 进度：图表与数据
home-quit-again = 再按一次 q 或 Esc 退出。

home-resume = 继续：{ $what }

home-resume-several = 继续：{ $count }项未完成

home-due = 今天到期：{ $due }

due-elsewhere = 其他棋种有{ $due }项复习到期：在首页按 v 换棋种。

home-lesson-due = 课程：{ $name }

home-how-to = 按键，或用 ↑ ↓ 和 Enter 选择。
home-welcome = { $variant ->
    [russian] 俄罗斯跳棋，64格
    [brazilian] 巴西跳棋，64格
   *[international] 国际跳棋，100格
}

home-welcome-advice = 每天练一点。
not-saved = 未保存！

streak = { $days ->
    [0] 欢迎回来
   *[other] 连续训练{ $days }天
}

done-today = { $done ->
    [0] 今天还没有练习
   *[other] 今天练{ $done }项，一次做对{ $clean }项
}
    .aloud = { $done ->
        [0] 今天还没有练习
       *[other] 今天练{ $done }项，一次做对{ $clean }项
    }

rating-now = 等级分{ $rating }

## Due reviews

due-puzzle = { $variant ->
    [russian] 俄罗斯跳棋战术题
    [brazilian] 巴西跳棋战术题
   *[international] 战术题
}，{ $moves }着

due-ending = { $variant ->
    [russian] 俄罗斯跳棋：{ $ending }
    [brazilian] 巴西跳棋：{ $ending }
   *[international] { $ending }
}

days-ago = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days }天前
}

## What waits to be resumed

waiting-title = 继续
waiting-clock = 待续
waiting-menu = 未完成
waiting-how-to = 按 Enter 继续，按 Delete 放弃。

unfinished-game = 对局，{ $opponent }，第{ $number }回合

unfinished-analysis = 分析，{ $moves }回合

unfinished-streak = 连对，已做对{ $solved }题

unfinished-sprint = 冲刺，剩余{ $left }

unfinished-ending = { $ending }，第{ $number }回合

unfinished-puzzle = 战术题，第{ $number }着

unfinished-set = 啄木鸟，第{ $cycle }轮，{ $done }/{ $size }

give-up-analysis = 尚未保存。再按 Delete 丢弃。
give-up-game = 再按 Delete 保存对局，不记结果。
give-up-counted = 再按 Delete 记为失败。
give-up-uncounted = 再按 Delete 丢弃，不作记录。

## When progress cannot be saved

trouble-in-memory = 进度未保存：{ $reason }。你仍可继续训练。

trouble-damaged = 你的进度文件已损坏（{ $reason }）。原文件保留为{ $file }，已另建新文件。

trouble-fewer = 你的进度文件原有{ $had }个练习，现有{ $has }个。文件是否被替换，或复制时缺了-wal文件？

trouble-mended = 进度文件的一个索引已损坏，现已重建。没有丢失任何内容。

trouble-faulty = 进度文件有错误（{ $fault }）。请保存还能读出的内容：damier progress export --json > copy.json

trouble-file = 对局和未完成的练习未保存：{ $reason }。

trouble-unfinished = 有一项未完成的内容无法读取，未列出：{ $reason }。

trouble-unreadable = 历史记录中有{ $attempts }项练习无法读取，已保留但不计入。

exercises-lost = { $exercises }项练习未能保存，已丢失：{ $reason }

## What to work on

advice-begin = 先做几道战术题。

advice-review = 建议：完成到期的{ $due }项复习。

advice-theme = 建议：多做“{ $theme }”的题。
advice-explained = 按 w 查看说明。

advice-ending = 建议：多练残局“{ $ending }”。

advice-regularity = 建议：每周多练几天。
advice-go-on = 暂无明显弱项。
