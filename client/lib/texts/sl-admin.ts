import admin from '../../../locales/sl/admin.json';
import audit from '../../../locales/sl/audit.json';
import companies from '../../../locales/sl/companies.json';
import imports from '../../../locales/sl/import.json';
import users from '../../../locales/sl/users.json';

export default { admin, audit, companies, import: imports, users };
