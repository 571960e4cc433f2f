/** The queue of mails about sign-ups of stores. */
export const COMPANY_MAILS_QUEUE = 'company-mails';
export const COMPANY_MAILS_JOB = 'letters';
