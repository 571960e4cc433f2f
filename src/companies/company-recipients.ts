/** SQL for the recipients of mails to the company `alias`: its admins, else its own address; a JSON array. */
export const recipientsOf = (alias: string) => `
    coalesce(
      (select json_agg(json_build_object('email', u.email, 'locale', u.locale) order by u.id) from users u
        where u.company_id = ${alias}.id and u.user_type = 'admin' and u.status = 'active'),
      case when ${alias}.email <> '' then json_build_array(json_build_object('email', ${alias}.email, 'locale', 'sl')) end,
      '[]')`;
