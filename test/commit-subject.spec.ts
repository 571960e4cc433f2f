import { subjectProblem } from '../scripts/steps/commit-subject.mjs';

describe('the subject of a commit', () => {
  it.each(['Fix price of expired sales', 'fixup! Fix price of expired sales', `Add ${'x'.repeat(68)}`])(
    'may be "%s"',
    (subject) => {
      expect(subjectProblem(`${subject}\n\nA body of any length and with any first word.`)).toBeNull();
    },
  );

  it.each([
    ['Fixed price of expired sales', 'starts with "Fixed"'],
    ['fix price of expired sales', 'starts with "fix"'],
    ['Offers that nobody sells', 'starts with "Offers"'],
    ['', 'starts with ""'],
    [`Add ${'x'.repeat(69)}`, 'has 73 characters'],
  ])('may not be "%s"', (subject, problem) => {
    expect(subjectProblem(subject)).toContain(problem);
  });
});
