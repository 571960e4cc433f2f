import admin from '../../../locales/sl/admin.json';
import imports from '../../../locales/sl/import.json';

export default { admin, import: imports };
