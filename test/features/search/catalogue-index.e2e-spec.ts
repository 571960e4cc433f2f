import { itAnswersAsPlainScan } from '../../support/catalogue-index/conformance.js';
import { Katalog } from '../../support/katalog.js';

describe('the catalogue index in memory, beside a plain scan', () =>
  itAnswersAsPlainScan({ start: () => Katalog.start() }));
