stage-club = Our club
    .about = What we did at the club this spring.

club-exchange = Exchanges
club-exchange-1 = An exchange gives a man and takes one back. Offer 33-29: Black must take. Then take back with 39.
    .then = Black had to capture. Take back.
    .right = One man each: no one has won anything, and Black's man on 23 is gone.
club-exchange-2 = Now the man on 39 is missing. Would 33-29 still be an exchange?
    .a = Yes
    .b = No, it loses a man
    .right = Nothing stands behind to take back. Look behind before you offer.
