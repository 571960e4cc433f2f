import { int, nullable, oneOf, shape, text, url } from '../../core/http/input/shape.js';
import type { ImportIssueProps } from '../import.pages.js';

const SEVERITIES = ['error', 'warning', 'notice'] as const satisfies ImportIssueProps['severity'][];

/** An issue of one item, or of the whole file (item number 0). */
export class ImportIssueJson
  extends shape({
    itemNumber: int,
    /** Line of the item's start tag, from 1. */
    line: int,
    productCode: nullable(text),
    severity: oneOf(SEVERITIES),
    code: text,
    message: text,
    /** What to do about it. */
    hint: nullable(text),
    /** The offending text, cut to 200 characters. */
    text: nullable(text),
  })
  implements ImportIssueProps {}

/** The number of issues with one code. */
export class IssueCountJson extends shape({
  code: text,
  message: text,
  severity: oneOf(SEVERITIES),
  count: int,
  /** The issues with this code as JSON. */
  url,
}) {}
