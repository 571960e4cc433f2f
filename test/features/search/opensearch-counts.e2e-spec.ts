import { itAnswersAsPlainScan } from '../../support/catalogue-index/conformance.js';
import { OpenSearchToConform } from '../../support/catalogue-index/opensearch-to-conform.js';
import { describeWithOpenSearch } from '../../support/servers/opensearch.js';

describeWithOpenSearch('counts on three nodes of OpenSearch', () =>
  itAnswersAsPlainScan(new OpenSearchToConform(), ['counts']),
);
