/** A place in a script of ours. */
export interface StackFrame {
  /** Name below /assets/. */
  script: string;
  line: number;
  column: number;
}

const MAX_FRAMES = 20;
/** A line of a stack in Chrome, Firefox or Safari; the rest of the line is left out. */
const FRAME = /:\/\/[^/\s]+\/assets\/([\w.-]{1,100}\.js):(\d{1,9}):(\d{1,9})/g;
/** The end of a line that names a place in any script. */
const ANY_FRAME = /:\d+:\d+\)?$/m;

/** The places of a stack that are in our scripts. */
export function framesOf(stack: string): StackFrame[] {
  return [...stack.matchAll(FRAME)].slice(0, MAX_FRAMES).map(([, script, line, column]) => ({
    script: script!,
    line: Number(line),
    column: Number(column),
  }));
}

/** Whether an error happened only in other scripts, for example of browser extensions or analytics. */
export const isForeign = (stack: string): boolean => framesOf(stack).length === 0 && ANY_FRAME.test(stack);
