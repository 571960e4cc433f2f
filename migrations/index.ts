import { CreateSchema20261125130000 } from './20261125130000-create-schema.js';
import { MeasureProducts20261125140000 } from './20261125140000-measure-products.js';
import { NameUnitsOfPrices20261125140100 } from './20261125140100-name-units-of-prices.js';
import { RateEnergy20261125140200 } from './20261125140200-rate-energy.js';
import { SaveViews20261126070000 } from './20261126070000-save-views.js';
import { CountFedProducts20261126070600 } from './20261126070600-count-fed-products.js';
import { TryChanges20261126072000 } from './20261126072000-try-changes.js';
import { KeepFields20261126075500 } from './20261126075500-keep-fields.js';

/** All migrations, oldest first; append only. The first one is the baseline: databases without it are refused. */
export const MIGRATIONS = [
  CreateSchema20261125130000,
  MeasureProducts20261125140000,
  NameUnitsOfPrices20261125140100,
  RateEnergy20261125140200,
  SaveViews20261126070000,
  CountFedProducts20261126070600,
  TryChanges20261126072000,
  KeepFields20261126075500,
];
