import assistant from '../../../locales/en/assistant.json';
import comparison from '../../../locales/en/comparison.json';
import priceAlert from '../../../locales/en/price-alert.json';
import report from '../../../locales/en/report.json';
import watchList from '../../../locales/en/watch-list.json';

export default { assistant, comparison, 'price-alert': priceAlert, report, 'watch-list': watchList };
