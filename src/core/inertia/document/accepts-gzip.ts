/** Whether a client takes gzip. @param accepted its header Accept-Encoding */
export const acceptsGzip = (accepted = ''): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);
