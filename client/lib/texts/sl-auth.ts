import auth from '../../../locales/sl/auth.json';

export default { auth };
