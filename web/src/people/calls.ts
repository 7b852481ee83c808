/** Calls about people: who follows, invites and blocks whom, reports, and the order of the site. */
import type {
  ActList,
  Contacts,
  InvitationList,
  NewAct,
  NewReport,
  PlayAnyone,
  Profile,
  RatingList,
  Report,
  ReportChange,
  ReportList,
  SiteText,
  SiteTexts,
  TableInfo,
} from "../generated/wire";
import { get, post } from "../lib/api";
import type { Language } from "../lib/language";

export const playAnyone = (wanted: PlayAnyone) =>
  post<TableInfo>("play", wanted);
export const loadProfile = (name: string) => get<Profile>("profile", { name });
export const loadContacts = () => get<Contacts>("me/people");

export const loadRanks = (game: string, seats: number, after: number) =>
  get<RatingList>("ratings", { game, seats, after });

export const follow = (name: string, on: boolean) =>
  post<Contacts>("me/people/follow", { name, on });
export const block = (name: string, on: boolean) =>
  post<Contacts>("me/people/block", { name, on });

export const loadInvitations = (after = 0, wait = 0) =>
  get<InvitationList>("me/invitations", { after, wait });
export const invite = (table: string, name: string) =>
  post<unknown>(`tables/${table}/invitations`, { name });
export const answerInvitation = (table: string, accept: boolean) =>
  post<TableInfo>(`me/invitations/${table}`, { accept });

export const report = (what: NewReport, code: string | null = null) =>
  post<unknown>("reports", what, { invite: code });
export const loadReports = (state: Report["state"], before: number | null) =>
  get<ReportList>("moderation/reports", { state, before });
export const closeReport = (id: number, state: ReportChange["state"]) =>
  post<unknown>(`moderation/reports/${id}`, { state });

export const loadActs = (before: number | null) =>
  get<ActList>("moderation/acts", { before });
export const act = (wanted: NewAct) => post<ActList>("moderation/acts", wanted);
export const reverseAct = (id: number, reason: string) =>
  post<ActList>(`moderation/acts/${id}/reverse`, { reason });

let texts: Promise<SiteTexts> | undefined;

/** The host's texts that there are; asked for once. */
export function siteTexts(): Promise<SiteTexts> {
  texts ??= get<SiteTexts>("texts");
  return texts;
}

export const loadSiteText = (name: string, language: Language) =>
  get<SiteText>(`texts/${encodeURIComponent(name)}/${language}`);
