import admin from '../../../locales/en/admin.json';
import imports from '../../../locales/en/import.json';

export default { admin, import: imports };
