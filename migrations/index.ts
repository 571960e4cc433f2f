import { CreateSchema20261126065000 } from './20261126065000-create-schema.js';
import { SaveViews20261126082500 } from './20261126082500-save-views.js';
import { CountFedProducts20261126082501 } from './20261126082501-count-fed-products.js';
import { TryChanges20261126082502 } from './20261126082502-try-changes.js';
import { KeepFields20261126082503 } from './20261126082503-keep-fields.js';
import { FollowByEngines20261126101500 } from './20261126101500-follow-by-engines.js';
import { RefreshLater20261126133000 } from './20261126133000-refresh-later.js';
import { LightenReadModel20261126170600 } from './20261126170600-lighten-read-model.js';
import { KeepPercentages20261126183500 } from './20261126183500-keep-percentages.js';
import { LockByKey20261126202000 } from './20261126202000-lock-by-key.js';
import { DecideLanguage20261127094000 } from './20261127094000-decide-language.js';
import { MapGoogleCategories20261127094500 } from './20261127094500-map-google-categories.js';
import { ForgetAssumedLanguages20261127105000 } from './20261127105000-forget-assumed-languages.js';
import { NameDryRuns20261128060000 } from './20261128060000-name-dry-runs.js';
import { BlockOffers20261128100000 } from './20261128100000-block-offers.js';
import { FindBlockedOffers20261128100100 } from './20261128100100-find-blocked-offers.js';
import { CompareByContent20261128100200 } from './20261128100200-compare-by-content.js';
import { KeepTimes20261128100300 } from './20261128100300-keep-times.js';
import { KeepPacksAndContracts20261128121100 } from './20261128121100-keep-packs-and-contracts.js';
import { KeepHighlightsAndLabels20261128125000 } from './20261128125000-keep-highlights-and-labels.js';
import { SpellWeapons20261128125700 } from './20261128125700-spell-weapons.js';
import { StoreSitemap20261128153800 } from './20261128153800-store-sitemap.js';
import { AllowFreeWithContract20261128154500 } from './20261128154500-allow-free-with-contract.js';
import { CheckPrices20261128154600 } from './20261128154600-check-prices.js';
import { PlanByClock20261128155000 } from './20261128155000-plan-by-clock.js';
import { OwnSharedViews20261128155500 } from './20261128155500-own-shared-views.js';
import { NoteWhatIsSeen20261128190600 } from './20261128190600-note-what-is-seen.js';
import { KeepBrowserErrors20261128190700 } from './20261128190700-keep-browser-errors.js';
import { ShowRetention20261128223100 } from './20261128223100-show-retention.js';
import { DraftUnfilledPages20261128232500 } from './20261128232500-draft-unfilled-pages.js';
import { NoteLeftOutOffers20261129073000 } from './20261129073000-note-left-out-offers.js';
import { SuggestMatches20261129075500 } from './20261129075500-suggest-matches.js';
import { NoteFirstImportOfPaths20261129081500 } from './20261129081500-note-first-import-of-paths.js';
import { RecordMatchDecisions20261129100000 } from './20261129100000-record-match-decisions.js';
import { MapTablesByHeader20261129120000 } from './20261129120000-map-tables-by-header.js';
import { NoteFedValues20261129120500 } from './20261129120500-note-fed-values.js';
import { RecordMarket20261129145000 } from './20261129145000-record-market.js';
import { RecordMatchObjections20261129150100 } from './20261129150100-record-match-objections.js';
import { FindSuggestionsOfPeople20261129153101 } from './20261129153101-find-suggestions-of-people.js';
import { CountOffersAlone20261129153102 } from './20261129153102-count-offers-alone.js';
import { MailAboutSignUps20261129153103 } from './20261129153103-mail-about-sign-ups.js';
import { RecordCoverage20261129212400 } from './20261129212400-record-coverage.js';
import { StateTermsOfStores20261129213500 } from './20261129213500-state-terms-of-stores.js';
import { KeepInvitations20261129213900 } from './20261129213900-keep-invitations.js';
import { MapCategoryBranches20261129214601 } from './20261129214601-map-category-branches.js';
import { DescribeCategories20261129215400 } from './20261129215400-describe-categories.js';
import { AnswerReports20261129220300 } from './20261129220300-answer-reports.js';
import { EditOffersInBulk20261129221200 } from './20261129221200-edit-offers-in-bulk.js';
import { ShareWatchLists20261130011016 } from './20261130011016-share-watch-lists.js';
import { MergeAttributes20261130012500 } from './20261130012500-merge-attributes.js';
import { RecordPageChanges20261130054000 } from './20261130054000-record-page-changes.js';
import { NameStoresOfEntries20261130065000 } from './20261130065000-name-stores-of-entries.js';
import { SortByShownNames20261130065100 } from './20261130065100-sort-by-shown-names.js';

/** All migrations, oldest first; append only. The first one is the baseline: databases without it are refused. */
export const MIGRATIONS = [
  CreateSchema20261126065000,
  SaveViews20261126082500,
  CountFedProducts20261126082501,
  TryChanges20261126082502,
  KeepFields20261126082503,
  FollowByEngines20261126101500,
  RefreshLater20261126133000,
  LightenReadModel20261126170600,
  KeepPercentages20261126183500,
  LockByKey20261126202000,
  DecideLanguage20261127094000,
  MapGoogleCategories20261127094500,
  ForgetAssumedLanguages20261127105000,
  NameDryRuns20261128060000,
  BlockOffers20261128100000,
  FindBlockedOffers20261128100100,
  CompareByContent20261128100200,
  KeepTimes20261128100300,
  KeepPacksAndContracts20261128121100,
  KeepHighlightsAndLabels20261128125000,
  SpellWeapons20261128125700,
  StoreSitemap20261128153800,
  AllowFreeWithContract20261128154500,
  CheckPrices20261128154600,
  PlanByClock20261128155000,
  OwnSharedViews20261128155500,
  NoteWhatIsSeen20261128190600,
  KeepBrowserErrors20261128190700,
  ShowRetention20261128223100,
  DraftUnfilledPages20261128232500,
  NoteLeftOutOffers20261129073000,
  SuggestMatches20261129075500,
  NoteFirstImportOfPaths20261129081500,
  RecordMatchDecisions20261129100000,
  MapTablesByHeader20261129120000,
  NoteFedValues20261129120500,
  RecordMarket20261129145000,
  RecordMatchObjections20261129150100,
  FindSuggestionsOfPeople20261129153101,
  CountOffersAlone20261129153102,
  MailAboutSignUps20261129153103,
  RecordCoverage20261129212400,
  StateTermsOfStores20261129213500,
  KeepInvitations20261129213900,
  MapCategoryBranches20261129214601,
  DescribeCategories20261129215400,
  AnswerReports20261129220300,
  EditOffersInBulk20261129221200,
  ShareWatchLists20261130011016,
  MergeAttributes20261130012500,
  RecordPageChanges20261130054000,
  NameStoresOfEntries20261130065000,
  SortByShownNames20261130065100,
];
