import assistant from '../../../locales/sl/assistant.json';
import comparison from '../../../locales/sl/comparison.json';
import priceAlert from '../../../locales/sl/price-alert.json';
import report from '../../../locales/sl/report.json';
import watchList from '../../../locales/sl/watch-list.json';

export default { assistant, comparison, 'price-alert': priceAlert, report, 'watch-list': watchList };
