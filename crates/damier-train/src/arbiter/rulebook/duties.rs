//! Rights and duties of players, penalties, and whose task is what (CDA 3.13-3.16, 4.20).

use strum::{AsRefStr, VariantArray};

use super::super::ruling::{Law, Ruling, law};

/// What a player does: a right, a duty, or not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Deed {
    /// Asks to see the regulations.
    SeesRegulations,
    /// Asks for quiet.
    WantsQuiet,
    /// Asks the arbiter about a ruling.
    AsksArbiter,
    /// Has the captain write to the organisers.
    WritesThroughCaptain,
    /// Appeals in writing and plays on.
    Appeals,
    /// Walks about while the opponent thinks.
    Walks,
    /// Keeps to the regulations.
    KeepsRegulations,
    /// Answers the arbiter.
    Answers,
    /// Follows a ruling.
    FollowsRuling,
    /// Tidies the set.
    Tidies,
    /// Leaves quietly.
    LeavesQuietly,
    /// Plays the last round as well.
    PlaysLastRound,
    /// Stays away from the last round.
    SkipsLastRound,
    /// Leaves the pieces lying.
    LeavesPieces,
    /// Does not answer the arbiter.
    KeepsSilent,
    /// Refuses to sign.
    RefusesToSign,
    /// Sets the clock.
    SetsClock,
    /// Stops the clock.
    StopsClock,
    /// Puts only half of an irregular act right.
    CorrectsHalf,
    /// Refuses to start a stopped clock again. What is the ruling?
    RefusesToStart,
    /// Refuses to write, and then refuses again. What is the ruling?
    RefusesToWrite,
    /// Shouts at the arbiters and does not stop. Who may send the player out?
    Shouts,
    /// Both players break the rules gravely. May both lose?
    BothBreakRules,
    /// A severe warning. Is it made public?
    SevereWarning,
    /// Refuses to play by the rules. May the opponent demand that they be kept?
    RefusesRules,
}

impl Deed {
    pub(super) fn law(self) -> Law {
        use Ruling::{ChiefArbiter, Continues, Duty, Forbidden, No, OffenderLoses, Organisers, Right, Warned, Yes};
        let right = |article| law([article], Right, [Duty, Forbidden]);
        let duty = |article| law([article], Duty, [Right, Forbidden]);
        let forbidden = |article| law([article], Forbidden, [Right, Duty]);
        match self {
            Self::SeesRegulations => right("CDA 3.13.1.1"),
            Self::WantsQuiet => right("CDA 3.13.1.2"),
            Self::AsksArbiter => right("CDA 3.13.1.3"),
            Self::WritesThroughCaptain => right("CDA 3.13.1.4"),
            Self::Appeals => right("CDA 3.13.1.5"),
            Self::Walks => right("CDA 3.13.1.6"),
            Self::KeepsRegulations => duty("CDA 3.13.2.1"),
            Self::Answers | Self::FollowsRuling => duty("CDA 3.13.2.2"),
            Self::Tidies | Self::LeavesQuietly => duty("CDA 3.13.2.3"),
            Self::PlaysLastRound => duty("CDA 3.13.2.4"),
            Self::SkipsLastRound => forbidden("CDA 3.13.2.4"),
            Self::LeavesPieces => forbidden("CDA 3.13.2.3"),
            Self::KeepsSilent => forbidden("CDA 3.13.2.2"),
            Self::RefusesToSign => forbidden("CDA 3.14.3.3"),
            Self::SetsClock => forbidden("CDA 3.14.3.4"),
            Self::StopsClock => forbidden("CDA 3.14.3.5"),
            Self::CorrectsHalf => forbidden("CDA 3.14.3.1"),
            Self::RefusesToStart => law(["CDA 3.14.3.5", "CDA 3.14.4"], OffenderLoses, [Warned, Continues]),
            Self::RefusesToWrite => law(["CDA 3.14.3.2", "CDA 3.14.4"], OffenderLoses, [Warned, Continues]),
            Self::Shouts => law(["CDA 3.14.5"], ChiefArbiter, [Ruling::OtherSide, Organisers]),
            Self::BothBreakRules | Self::SevereWarning => law(["CDA 3.14.2.2"], Yes, [No]),
            Self::RefusesRules => law(["CDA 2.7.6"], Yes, [No]),
        }
    }
}

/// A task in a tournament. Whose is it?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Job {
    /// Draw up the regulations.
    DrawUpRegulations,
    /// Strike out what contradicts the rules.
    StrikeOut,
    /// Receive the signed list of players.
    ReceiveList,
    /// Have a notice board.
    NoticeBoard,
    /// Keep the regulations posted.
    PostRegulations,
    /// Wear a badge.
    Badge,
    /// Start the clocks.
    StartClocks,
    /// Check that the clocks work.
    CheckClocks,
    /// Check that moves are written down.
    CheckSheets,
    /// Settle disputes.
    SettleDisputes,
    /// Declare a game lost for lateness.
    DeclareLate,
    /// Declare a game lost on time.
    DeclareTime,
    /// Declare a draw by the rules.
    DeclareDraw,
    /// Explain the regulations.
    Explain,
    /// Decide what the regulations do not cover.
    DecideOpen,
    /// Collect the most important games.
    CollectGames,
    /// Keep the table up to date.
    UpdateTable,
    /// Pair the players.
    Pair,
    /// See that pairings are posted.
    PostPairings,
    /// Direct an adjournment.
    DirectAdjournment,
    /// Announce the final results.
    AnnounceResults,
    /// Plan the event.
    PlanEvent,
    /// Wind up the event.
    WindUp,
    /// Sign the list of players.
    SignList,
    /// Keep the originals of the score sheets.
    KeepOriginals,
    /// Tidy the set.
    TidySet,
    /// Put questions about one's own game.
    AskQuestions,
    /// Decide an appeal.
    DecideAppeal,
    /// Consent to a disqualification.
    ConsentToDisqualify,
    /// Send somebody out of the hall.
    SendOut,
    /// See to it that everyone keeps the rules.
    KeepOrder,
    /// Hand in the sheet, signed.
    HandInSheet,
}

impl Job {
    pub(super) fn law(self) -> Law {
        use Ruling::{AppealsCommittee, ChiefArbiter, Organisers, Players, TheArbiter};
        let arbiter = |article| law([article], TheArbiter, [Organisers, Players, AppealsCommittee]);
        let organisers = |article| law([article], Organisers, [TheArbiter, Players, AppealsCommittee]);
        let players = |article| law([article], Players, [TheArbiter, Organisers, AppealsCommittee]);
        match self {
            Self::DrawUpRegulations => arbiter("CDA 3.15.2.1"),
            Self::StrikeOut => arbiter("CDA 3.15.2.2"),
            Self::ReceiveList => arbiter("CDA 3.15.2.3"),
            Self::NoticeBoard => arbiter("CDA 3.15.2.4"),
            Self::PostRegulations => arbiter("CDA 3.15.2.5"),
            Self::Badge => arbiter("CDA 3.15.2.6"),
            Self::StartClocks => arbiter("CDA 3.15.2.7"),
            Self::CheckClocks => arbiter("CDA 3.15.2.8"),
            Self::CheckSheets => arbiter("CDA 3.15.2.9"),
            Self::SettleDisputes => arbiter("CDA 3.15.2.10"),
            Self::DeclareLate => arbiter("CDA 3.15.2.11"),
            Self::DeclareTime => arbiter("CDA 3.15.2.12"),
            Self::DeclareDraw => arbiter("CDA 3.15.2.13"),
            Self::Explain => arbiter("CDA 3.15.2.14"),
            Self::DecideOpen => arbiter("CDA 3.15.2.15"),
            Self::CollectGames => arbiter("CDA 3.15.2.16"),
            Self::UpdateTable => arbiter("CDA 3.15.2.17"),
            Self::Pair => arbiter("CDA 3.15.2.18"),
            Self::PostPairings => arbiter("CDA 3.15.2.19"),
            Self::DirectAdjournment => arbiter("CDA 3.15.2.20"),
            Self::AnnounceResults => arbiter("CDA 3.15.2.21"),
            Self::PlanEvent | Self::WindUp => organisers("CDA 4.20"),
            Self::SignList => organisers("CDA 3.15.2.3"),
            Self::KeepOriginals => organisers("CDA 1.4.4"),
            Self::TidySet => players("CDA 3.13.2.3"),
            Self::AskQuestions => players("CDA 3.13.1.3"),
            Self::DecideAppeal => law(["CDA 3.16"], AppealsCommittee, [TheArbiter, Organisers, Players]),
            Self::ConsentToDisqualify => law(["CDA 3.14.2.4"], ChiefArbiter, [Organisers, Players, AppealsCommittee]),
            Self::KeepOrder => arbiter("CDA 3.15.1.1"),
            Self::HandInSheet => players("CDA 3.10.6"),
            Self::SendOut => law(["CDA 3.14.5"], ChiefArbiter, [Organisers, Players, AppealsCommittee]),
        }
    }
}
