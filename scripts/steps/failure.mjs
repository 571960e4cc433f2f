/** An error that the user can fix: its message is printed without a stack. */
export class Failure extends Error {}

/**
 * Runs a command's main function; a Failure ends it with its message and exit code 1, anything else with the
 * stack.
 */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exit(1);
  }
}
