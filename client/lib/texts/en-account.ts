import account from '../../../locales/en/account.json';

export default { account };
