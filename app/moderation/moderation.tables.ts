import type { ColumnType, Generated } from 'kysely';
import type { CaseReason } from './cases/reasons';
import type { Urgency } from './cases/weight';
import type { Basis, Measure } from './decisions/measures';
import type { EvidenceVersion } from './evidence/evidence';
import type { EvidenceFacts } from './evidence/evidence-parts';

/** What was reported or found; at most one open case for each target. */
export interface ModerationCaseTable {
  id: string;
  /** What a feature declares as reportable, or a `FoundKind`. */
  kind: string;
  thing_id: string;
  /** Whose target it is; null where nobody is named. */
  owner_id: string | null;
  /** A keyed hash of the address of an owner who has left while it was open. */
  left_hash: ColumnType<string | null, undefined, string | null>;
  reports: ColumnType<number, number | undefined, number>;
  /** 2: harm to children, for administrators and whom they name. 1: people may get hurt. */
  urgency: ColumnType<Urgency, Urgency | undefined, Urgency>;
  /** Its place among cases of the same urgency; grows with each report. */
  weight: ColumnType<number, number | undefined, number>;
  opened_at: Date;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether something was done about it; null while it is open. */
  upheld: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** Whether reports took it out of sight before anybody decided, and it has not come back. */
  hidden_at_once: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether they put a door before it instead. */
  door: ColumnType<boolean, undefined, boolean>;
  /** When that was; it stays once the target has come back. */
  hidden_at: ColumnType<Date | null, undefined, Date>;
  /** When it comes back by itself; null for what only a person brings back. */
  hidden_until: ColumnType<Date | null, undefined, Date | null>;
  /** A fingerprint of what a moderator decided may stay; null for other decisions, and for older ones. */
  settled_as: ColumnType<string | null, undefined, string | null>;
  /** The story that went out of sight with it. */
  hidden_story: ColumnType<string | null, undefined, string | null>;
  /** The moderator who works on it while it is open. */
  taken_by: ColumnType<string | null, undefined, string | null>;
  /** Until when nobody else decides it. */
  taken_until: ColumnType<Date | null, undefined, Date | null>;
  /** Since when a grave case rings the person whom it rings now; null for all others. */
  rung_at: ColumnType<Date | null, undefined, Date>;
  /** The end of the turn of duty that it rings; null where nobody was on duty. */
  rung_turn: ColumnType<number | null, undefined, number | null>;
}

/** One person's report of a target, or what the site found in it. */
export interface ReportTable {
  id: string;
  case_id: string;
  /** Null for a report without an account, and once the reporter has left. */
  reporter_id: string | null;
  /** Of a report without an account, in lower case; forgotten six months after the case is closed. Null for a report without a name. */
  reporter_email: string | null;
  reason: CaseReason;
  /** In the words of who reported it or objects; of what the site found, in those of an older version. */
  details: string;
  /** What the words about something found are made from. */
  params: ColumnType<unknown, string | null | undefined, never>;
  created_at: Date;
  /** Whether the site found it by itself. */
  found: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether the reporter is still to learn what was decided. */
  tell: ColumnType<boolean, boolean | undefined, boolean>;
  /** Whether nobody has shown yet that the address is theirs: it counts for nothing. */
  unconfirmed: ColumnType<boolean, boolean | undefined, boolean>;
  /** A keyed hash of the network address it was sent from, until its case is closed. */
  origin: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A version of what a case is about: as it was reported, and what became of it. Later ones are written by the database. */
export interface CaseEvidenceTable {
  id: Generated<string>;
  case_id: string;
  /** Whose target it is; null where nobody is named, and once they have left. */
  owner_id: string | null;
  at: Date;
  event: EvidenceVersion['event'];
  facts: ColumnType<EvidenceFacts, string, string>;
}

/** What a moderator decided, and what became of an objection to it. */
export interface ModerationDecisionTable {
  id: string;
  case_id: string | null;
  /** What a feature declares as reportable, or a `FoundKind`. */
  kind: string;
  thing_id: string;
  /** What the target was called when it was decided. */
  label: string;
  /** The story that is hidden with the target: itself, or the one that it is part of; null where nothing else is. */
  story_id: ColumnType<string | null, string | null | undefined, never>;
  /** Whether its case was about harm to children, which no other moderator may read. */
  about_children: ColumnType<boolean, boolean | undefined, never>;
  /** Whom it concerns; null for something by nobody. */
  about_id: string | null;
  moderator_id: string | null;
  action: Measure;
  /** Whether it upholds a complaint of a copy, which counts for a year. */
  strike: ColumnType<boolean, boolean | undefined, never>;
  /** Whether the target was hidden besides. */
  hides: ColumnType<boolean, boolean | undefined, never>;
  /** Until when a player is suspended. */
  until: Date | null;
  basis: Basis;
  /** In the moderator's words; empty for one that was made again after a restore. */
  reason: string;
  /** What the measure replaced, to put it back. */
  before: ColumnType<Before, string, string>;
  made_at: Date;
  objection: ColumnType<string | null, undefined, string>;
  objected_at: ColumnType<Date | null, undefined, Date>;
  review: ColumnType<'kept' | 'reversed' | null, undefined, 'kept' | 'reversed'>;
  /** Empty where the site took it back by itself, or its moderator as a mistake. */
  review_reason: ColumnType<string | null, undefined, string>;
  reviewer_id: ColumnType<string | null, undefined, string>;
  reviewed_at: ColumnType<Date | null, undefined, Date>;
}

/** What a measure replaced; only what it changed. */
export interface Before {
  hidden?: true;
  playerHidden?: true;
  content?: { rating: string; warnings: readonly string[] };
  title?: string;
  /** What stood in place of the title; missing in older decisions. */
  untitled?: string;
  name?: string;
  bio?: string;
  /** Whose name or bio it was: a player, or a pen name. */
  playerId?: string;
  /** The cluster of votes whose XP was taken back. */
  pointsTaken?: string;
  /** The votes of a ring that were taken out of the ratings, as contests. */
  ratingsTaken?: readonly string[];
}

/** Figures of a month, which name nobody. */
export interface ModerationMonthTable {
  /** Its first day. */
  month: string;
  what: string;
  count: number;
}

/** A turn of duty, every day. */
export interface DutyTurnTable {
  /** When it ends, in minutes after midnight UTC. */
  ends_at: number;
  player_id: string;
}

/** Who may open cases about harm to children, besides administrators. */
export interface ChildrenHandlerTable {
  player_id: string;
  named_at: Date;
}

/** The words that moderators keep for decisions by a rule. */
export interface KeptReasonTable {
  /** A rule, or 'nothing'. */
  rule: string;
  words: string;
  /** Null once they have left. */
  kept_by: string | null;
  kept_at: Date;
}

/** A complaint of a copied text with what the law asks of it, and the answer to it. */
export interface CopyrightComplaintTable {
  id: string;
  case_id: string;
  /** The text: what a feature declares as reportable. */
  kind: string;
  thing_id: string;
  /** Who published it; null where nobody is named, and once they have left. */
  about_id: string | null;
  /** Who complains; null without an account, and once they have left. */
  complainant_id: string | null;
  /** The name of the person who signed it; empty once they have left. */
  name: ColumnType<string, string, string>;
  /** Of a complaint without an account. */
  email: ColumnType<string | null, string | null, null>;
  on_behalf: string;
  work: string;
  passages: string;
  signed_at: Date;
  answer_name: ColumnType<string | null, undefined, string | null>;
  answer_reach: ColumnType<string | null, undefined, string | null>;
  answer_words: ColumnType<string | null, undefined, string | null>;
  answer_to_court: ColumnType<boolean | null, undefined, boolean | null>;
  answered_at: ColumnType<Date | null, undefined, Date>;
}

/** What a moderator wrote down about a case for the others. */
export interface CaseNoteTable {
  id: string;
  case_id: string;
  /** Null once they have left. */
  author_id: string | null;
  words: string;
  written_at: Date;
}

declare module '~/platform/database/database.server' {
  interface Tables {
    moderation_case: ModerationCaseTable;
    report: ReportTable;
    case_evidence: CaseEvidenceTable;
    moderation_decision: ModerationDecisionTable;
    moderation_month: ModerationMonthTable;
    duty_turn: DutyTurnTable;
    children_handler: ChildrenHandlerTable;
    kept_reason: KeptReasonTable;
    case_note: CaseNoteTable;
    copyright_complaint: CopyrightComplaintTable;
  }
}
