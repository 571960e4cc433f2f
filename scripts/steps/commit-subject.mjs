const MAX_LENGTH = 72;

/** Imperatives that name a change; add one if none of them fits. */
const VERBS = new Set(
  `Accept Add Align Allow Answer Apply Assign Attach Avoid Block Build Bump Cache Calculate Call Cancel Change Check
  Clarify Clean Close Collect Compare Complete Compress Configure Confirm Connect Convert Copy Correct Count Create
  Declare Decode Define Delete Derive Describe Detect Disable Document Download Draw Drop Enable Encode End Enforce
  Expand Explain Export Expose Extend Extract Fetch Fill Find Fix Focus Follow Format Generate Group Guard Handle Harden
  Hide Highlight Ignore Import Improve Include Increase Index Inform Inline Insert Install Isolate Join Limit Link List
  Load Lock Log Lower Make Map Mark Match Measure Merge Migrate Mount Move Name Normalise Notify Offer Open Order Parse
  Pass Pin Place Prefer Prepare Prevent Print Process Protect Publish Put Queue Raise Read Rebuild Recognise Record
  Reduce Refactor Refresh Refuse Reject Release Reload Remove Rename Render Repair Repeat Replace Report Request Require
  Reset Resolve Restore Retry Return Reuse Revert Rewrite Round Run Save Score Search Select Send Separate Serve Set
  Share Shorten Show Simplify Skip Sort Speed Split Start State Stop Store Stream Support Switch Test Translate Trim
  Try Undo Unify Update Upgrade Use Validate Verify Wait Warn Wrap Write`.split(/\s+/),
);

/**
 * The problem of a commit message's subject, in a sentence; null: none.
 * @param {string} message
 */
export function subjectProblem(message) {
  const [subject = ''] = message.split('\n');
  // git's own notes about a later rebase, and the subjects of its merges and reverts
  if (/^(?:fixup|squash|amend)! /.test(subject)) return null;
  if (subject.length > MAX_LENGTH)
    return `The subject has ${subject.length} characters; at most ${MAX_LENGTH} are allowed.`;
  const [verb] = subject.split(' ');
  if (!VERBS.has(verb))
    return `The subject starts with "${verb}". Start with an imperative that names the change, for example "Fix" or "Add".`;
  return null;
}
