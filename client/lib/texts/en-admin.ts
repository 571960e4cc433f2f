import admin from '../../../locales/en/admin.json';
import audit from '../../../locales/en/audit.json';
import companies from '../../../locales/en/companies.json';
import imports from '../../../locales/en/import.json';
import users from '../../../locales/en/users.json';

export default { admin, audit, companies, import: imports, users };
