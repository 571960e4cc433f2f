import { CreateCatalogue20261121050000 } from './20261121050000-create-catalogue.js';
import { AddPeople20261121140000 } from './20261121140000-add-people.js';
import { AddUploads20261121150000 } from './20261121150000-add-uploads.js';
import { AddIdempotencyKeys20261121170000 } from './20261121170000-add-idempotency-keys.js';
import { VersionMedia20261121180000 } from './20261121180000-version-media.js';
import { FindPeople20261121181000 } from './20261121181000-find-people.js';
import { MoveCategories20261121190000 } from './20261121190000-move-categories.js';
import { NameAuditedObjects20261121200000 } from './20261121200000-name-audited-objects.js';
import { DefineAttributes20261121220000 } from './20261121220000-define-attributes.js';
import { IndexAttributeUses20261121235000 } from './20261121235000-index-attribute-uses.js';
import { EndSessions20261121235500 } from './20261121235500-end-sessions.js';
import { FindHiddenProducts20261121235800 } from './20261121235800-find-hidden-products.js';
import { ApprovePeople20261121235900 } from './20261121235900-approve-people.js';
import { AddBulkRuns20261122010000 } from './20261122010000-add-bulk-runs.js';
import { UndoAgain20261122010500 } from './20261122010500-undo-again.js';
import { IndexOwnProducts20261122015000 } from './20261122015000-index-own-products.js';
import { CountOwnProductsByOrigin20261122015500 } from './20261122015500-count-own-products-by-origin.js';
import { LookAfterMedia20261122030000 } from './20261122030000-look-after-media.js';
import { WriteContent20261122040000 } from './20261122040000-write-content.js';
import { AddAttributeFacets20261122050000 } from './20261122050000-add-attribute-facets.js';
import { UnderstandSearches20261122110000 } from './20261122110000-understand-searches.js';
import { FindVisits20261122120000 } from './20261122120000-find-visits.js';
import { CountStores20261123030000 } from './20261123030000-count-stores.js';
import { ReportMistakes20261123040000 } from './20261123040000-report-mistakes.js';
import { AlertOfPrices20261123041000 } from './20261123041000-alert-of-prices.js';
import { PackLargeLists20261123060000 } from './20261123060000-pack-large-lists.js';
import { QuickenSearches20261123050000 } from './20261123050000-quicken-searches.js';
import { OrderMediaBySize20261123020000 } from './20261123020000-order-media-by-size.js';
import { TellRunsApartByKind20261123010000 } from './20261123010000-tell-runs-apart-by-kind.js';
import { TellOfCookies20261123080000 } from './20261123080000-tell-of-cookies.js';
import { RollBackImports20261123140000 } from './20261123140000-roll-back-imports.js';
import { FindSynonyms20261123110000 } from './20261123110000-find-synonyms.js';
import { CountSearches20261123110100 } from './20261123110100-count-searches.js';
import { TellOfSearches20261123110200 } from './20261123110200-tell-of-searches.js';
import { TellDifferences20261123141000 } from './20261123141000-tell-differences.js';
import { RemoveManyPictures20261123100100 } from './20261123100100-remove-many-pictures.js';
import { ReplacePictures20261123100000 } from './20261123100000-replace-pictures.js';
import { CleanImports20261123142000 } from './20261123142000-clean-imports.js';
import { RequestProductData20261124030000 } from './20261124030000-request-product-data.js';
import { PullFeeds20261124030100 } from './20261124030100-pull-feeds.js';
import { QuickenSynonyms20261123110300 } from './20261123110300-quicken-synonyms.js';
import { WatchFirstLooks20261124040000 } from './20261124040000-watch-first-looks.js';
import { TierTexts20261124080000 } from './20261124080000-tier-texts.js';
import { KeepWhatMayComeBack20261124010000 } from './20261124010000-keep-what-may-come-back.js';
import { MapCategories20261124020100 } from './20261124020100-map-categories.js';
import { MapFeeds20261124020000 } from './20261124020000-map-feeds.js';
import { SampleNoLongTexts20261124010100 } from './20261124010100-sample-no-long-texts.js';
import { DiagnoseFeeds20261124040100 } from './20261124040100-diagnose-feeds.js';
import { PartitionEvents20261125010000 } from './20261125010000-partition-events.js';
import { SumFreshEvents20261125010100 } from './20261125010100-sum-fresh-events.js';
import { TellOfCounting20261125010200 } from './20261125010200-tell-of-counting.js';
import { NoteLanguagesOfWords20261125070000 } from './20261125070000-note-languages-of-words.js';
import { SumCompanies20261125020000 } from './20261125020000-sum-companies.js';
import { KeepFailedJobs20261125050000 } from './20261125050000-keep-failed-jobs.js';
import { SumPeriods20261126050000 } from './20261126050000-sum-periods.js';
import { ReadNoDaysOfStores20261126050100 } from './20261126050100-read-no-days-of-stores.js';
import { CountExcludedItems20261125060000 } from './20261125060000-count-excluded-items.js';
import { FollowSteps20261126060000 } from './20261126060000-follow-steps.js';
import { AskForWholeWords20261126070000 } from './20261126070000-ask-for-whole-words.js';
import { TimeBatchesOfImports20261126080000 } from './20261126080000-time-batches-of-imports.js';
import { TellMoreTiers20261126090000 } from './20261126090000-tell-more-tiers.js';
import { PlaceTexts20261127010000 } from './20261127010000-place-texts.js';
import { FillCategoriesOfTexts20261127010100 } from './20261127010100-fill-categories-of-texts.js';
import { IndexCategoriesOfTexts20261127010200 } from './20261127010200-index-categories-of-texts.js';
import { KnowIrregularForms20261127030000 } from './20261127030000-know-irregular-forms.js';
import { AskForWholeMeasures20261127040000 } from './20261127040000-ask-for-whole-measures.js';
import { BeginLastWords20261127050000 } from './20261127050000-begin-last-words.js';
import { TellWhatComesFirst20261127050100 } from './20261127050100-tell-what-comes-first.js';
import { AskForMeasuresTogether20261128010000 } from './20261128010000-ask-for-measures-together.js';
import { PlanSearchesOnce20261129010000 } from './20261129010000-plan-searches-once.js';
import { CountBlockedItems20261129020000 } from './20261129020000-count-blocked-items.js';
import { DecideCurrenciesOfFeeds20261201010000 } from './20261201010000-decide-currencies-of-feeds.js';
import { KeepVoidedPrices20261201020000 } from './20261201020000-keep-voided-prices.js';
import { TellOfReductions20261130010000 } from './20261130010000-tell-of-reductions.js';

/** All migrations, oldest first; append only. */

export const MIGRATIONS = [
  CreateCatalogue20261121050000,
  AddPeople20261121140000,
  AddUploads20261121150000,
  AddIdempotencyKeys20261121170000,
  VersionMedia20261121180000,
  FindPeople20261121181000,
  MoveCategories20261121190000,
  NameAuditedObjects20261121200000,
  DefineAttributes20261121220000,
  IndexAttributeUses20261121235000,
  EndSessions20261121235500,
  FindHiddenProducts20261121235800,
  ApprovePeople20261121235900,
  AddBulkRuns20261122010000,
  UndoAgain20261122010500,
  IndexOwnProducts20261122015000,
  CountOwnProductsByOrigin20261122015500,
  LookAfterMedia20261122030000,
  WriteContent20261122040000,
  AddAttributeFacets20261122050000,
  UnderstandSearches20261122110000,
  FindVisits20261122120000,
  CountStores20261123030000,
  ReportMistakes20261123040000,
  AlertOfPrices20261123041000,
  PackLargeLists20261123060000,
  QuickenSearches20261123050000,
  OrderMediaBySize20261123020000,
  TellRunsApartByKind20261123010000,
  TellOfCookies20261123080000,
  RollBackImports20261123140000,
  FindSynonyms20261123110000,
  CountSearches20261123110100,
  TellOfSearches20261123110200,
  TellDifferences20261123141000,
  ReplacePictures20261123100000,
  RemoveManyPictures20261123100100,
  CleanImports20261123142000,
  QuickenSynonyms20261123110300,
  RequestProductData20261124030000,
  WatchFirstLooks20261124040000,
  TierTexts20261124080000,
  KeepWhatMayComeBack20261124010000,
  MapFeeds20261124020000,
  SampleNoLongTexts20261124010100,
  MapCategories20261124020100,
  DiagnoseFeeds20261124040100,
  PullFeeds20261124030100,
  PartitionEvents20261125010000,
  SumFreshEvents20261125010100,
  SumCompanies20261125020000,
  TellOfCounting20261125010200,
  NoteLanguagesOfWords20261125070000,
  KeepFailedJobs20261125050000,
  CountExcludedItems20261125060000,
  SumPeriods20261126050000,
  ReadNoDaysOfStores20261126050100,
  FollowSteps20261126060000,
  AskForWholeWords20261126070000,
  TimeBatchesOfImports20261126080000,
  TellMoreTiers20261126090000,
  PlaceTexts20261127010000,
  FillCategoriesOfTexts20261127010100,
  IndexCategoriesOfTexts20261127010200,
  KnowIrregularForms20261127030000,
  AskForWholeMeasures20261127040000,
  BeginLastWords20261127050000,
  TellWhatComesFirst20261127050100,
  AskForMeasuresTogether20261128010000,
  PlanSearchesOnce20261129010000,
  CountBlockedItems20261129020000,
  TellOfReductions20261130010000,
  DecideCurrenciesOfFeeds20261201010000,
  KeepVoidedPrices20261201020000,
];
