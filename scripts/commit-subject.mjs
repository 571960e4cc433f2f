import { readFileSync } from 'node:fs';
import { subjectProblem } from './steps/commit-subject.mjs';

/** Git's hook `commit-msg`: checks the subject in the file of the message. */
const problem = subjectProblem(readFileSync(process.argv[2], 'utf8'));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
