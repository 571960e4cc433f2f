/** Asks again until it holds, however long a busy machine takes: the test around it has a limit of its own. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
