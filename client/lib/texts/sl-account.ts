import account from '../../../locales/sl/account.json';

export default { account };
