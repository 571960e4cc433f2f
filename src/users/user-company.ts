import type { EntityManager } from 'typeorm';
import { Company } from '../companies/company.entity.js';
import { Invalid } from '../core/errors/domain-errors.js';
import type { User } from './user.entity.js';

/**
 * Super admins have no company, all others an existing one.
 * @throws Invalid
 */
export async function assertCompanyFits(
  manager: EntityManager,
  { userType, companyId }: Pick<User, 'userType' | 'companyId'>,
): Promise<void> {
  if (userType === 'super_admin') {
    if (companyId !== null) throw Invalid.at('companyId', 'users.errors.company_of_platform');
  } else if (companyId === null) throw Invalid.at('companyId', 'validation.isNotEmpty');
  else if (!(await manager.existsBy(Company, { id: companyId })))
    throw Invalid.at('companyId', 'users.errors.company_unknown');
}
