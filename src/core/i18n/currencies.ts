/** Replaced by the euro: a price in them is outdated or wrong. ISO 4217. */
export const DEAD_CURRENCIES: ReadonlySet<string> = new Set(
  'ATS BEF BGN CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK'.split(' '),
);

/** ISO 4217 codes, including replaced ones. */
export const KNOWN_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
