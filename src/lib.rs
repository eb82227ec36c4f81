//! Damier, a terminal trainer for draughts.
