import auth from '../../../locales/en/auth.json';

export default { auth };
