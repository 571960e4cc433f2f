import { withPlainBoxes } from '../../../scripts/vite-boxes.mjs';
import { boxWords } from '../../../client/components/ui/layout/box-words.js';

const plain = (code: string) => withPlainBoxes(code).replaceAll(/\s+/g, ' ').replaceAll(' >', '>');

describe('boxes, as the build writes them', () => {
  it('are elements with the classes of the component', () => {
    const code = `<Stack as="ul" gap={2} fit wide={false} className="x" id={id}>{parts}</Stack>`;
    expect(plain(code)).toBe('<ul className="stack gap-2 fit x" id={id}>{parts}</ul>');
    const { words, rest } = boxWords('stack', { gap: 2, fit: true, wide: false, id: 'y' });
    expect([words, rest]).toEqual([['stack', 'gap-2', 'fit'], { id: 'y' }]);
  });

  it('can be inside of each other, and empty', () => {
    expect(plain('<Grid gap={[0, 4]}><Box as="i" text="s" /><Box /></Grid>')).toBe(
      '<div className="grid gap-x-4"><i className="text-s" /><div /></div>',
    );
  });

  it.each(['<Stack gap={2} {...rest} />', '<Box as={tag} />', "<Row tone={isLate ? 'warn' : 'soft'} />"])(
    'remain components if their look depends on data: %s',
    (code) => expect(withPlainBoxes(code)).toBe(code),
  );

  it('are class names where an element is no box', () => {
    expect(plain("boxClass('row', { gap: 1, shrinks: true }, 'x')")).toBe("'row gap-1 shrinks x'");
    expect(withPlainBoxes("boxClass('row', look)")).toBe("boxClass('row', look)");
  });

  it('leave the numbers of lines as they are', () => {
    const code = '<>\n<Stack\n  gap={2}\n  id="a"\n>\n  {b}\n</Stack>\n<p />\n</>';
    const lines = withPlainBoxes(code).split('\n');
    expect(lines.indexOf('<p />')).toBe(code.split('\n').indexOf('<p />'));
  });
});
