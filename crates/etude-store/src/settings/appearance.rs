//! Settings of the look that every program of the family has.

use crate::choices;

choices! {
    /// The look of the screen.
    ThemeName {
        /// Light words on a dark ground.
        #[default]
        Dark = "dark",
        /// Dark words on a light ground.
        Light = "light",
        /// White on black, for poor eyesight.
        HighContrast = "high contrast",
        /// Blue and orange, never red against green.
        ColorBlind = "colour-blind safe",
        /// No colours.
        Monochrome = "monochrome",
    }
}

choices! {
    /// How many colours the terminal is assumed to have.
    Colors {
        /// As many as it reports.
        #[default]
        Auto = "auto",
        /// The sixteen ANSI colours.
        Sixteen = "16",
        /// The 256 colours of xterm.
        Indexed = "256",
        /// 24-bit colours.
        True = "truecolour",
    }
}
