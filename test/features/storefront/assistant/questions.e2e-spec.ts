import { putDemoIn } from '../../../support/demo-catalogue.js';
import { Katalog } from '../../../support/katalog.js';

const SHOWN = 4;
const ASSISTANT = { sl: '/pomocnik', en: '/en/assistant' };
const FORM = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' };

/** Questions, and the equivalent texts in the search box. */
const QUESTIONS = [
  ['en', 'I am looking for a tent for four people', 'a tent for four people'],
  ['en', 'a tent for four people', 'a tent for four people'],
  ['en', 'Do you have waterproof jackets?', 'waterproof jackets'],
  ['en', 'Which headphones are the best?', 'headphones'],
  ['en', 'Can you recommend a good backpack for hiking?', 'good backpack for hiking'],
  ['en', 'What is the cheapest electric kettle?', 'cheapest electric kettle'],
  ['en', 'Show me white T-shirts under 30 euros', 'white T-shirts under 30 euros'],
  ['en', 'I need a bluetooth speaker', 'bluetooth speaker'],
  ['en', 'Where can I get a knife set in stock?', 'knife set in stock'],
  ['en', 'I would like to buy a phone with 128 GB', 'phone with 128 GB'],
  ['en', 'Tell me about desk lamps, please', 'desk lamps'],
  ['sl', 'Iščem šotor za štiri osebe', 'šotor za štiri osebe'],
  ['sl', 'šotor za štiri osebe', 'šotor za štiri osebe'],
  ['sl', 'Katera jakna je vodoodporna?', 'jakna je vodoodporna'],
  ['sl', 'Ali imate brezžične slušalke?', 'brezžične slušalke'],
  ['sl', 'Kateri telefon do 300 € priporočate?', 'telefon do 300 €'],
  ['sl', 'Pokaži mi bele majice', 'bele majice'],
  ['sl', 'Potrebujem kuhinjske nože na zalogi', 'kuhinjske nože na zalogi'],
  ['sl', 'Kje dobim poceni nahrbtnik?', 'poceni nahrbtnik'],
  ['sl', 'Rad bi kupil moške čevlje', 'moške čevlje'],
  ['sl', 'Koliko stane čajnik?', 'čajnik'],
  ['sl', 'Živjo, zanima me zvočnik za na plažo', 'zvočnik za na plažo'],
] as const;

const katalog = await Katalog.use({ worker: false });
await putDemoIn(katalog);

describe('ordinary questions', () => {
  it.each(QUESTIONS)('in %s: %s has the answer of the search page for %s', async (locale, question, text) => {
    const visitor = katalog.visitor();
    const asked = await visitor.page(
      `${ASSISTANT[locale]}?q=${encodeURIComponent(question)}`,
      'assistant/show',
    );
    const led = await visitor.get(`${FORM[locale]}?query=${encodeURIComponent(text)}`);
    const page = await visitor.page(led.headers.get('location')!, 'products/search');
    const cards = page.props.list.cards.map(({ id }) => id);
    const [turn] = asked.props.turns;
    expect(turn!.cards.map(({ id }) => id)).toEqual(cards.slice(0, SHOWN));
    expect(turn!.cards.length).toBeGreaterThan(0);
    const whole = await visitor.page(turn!.url!, 'products/search');
    expect(whole.props.list.cards.map(({ id }) => id)).toEqual(cards);
  });

  it.each([
    ['en', 'Show me red T-shirts', 'red T-shirts'],
    ['sl', 'Pokaži mi rdeče majice', 'rdeče majice'],
  ] as const)(
    'in %s: %s has the nearest products, of which the page has lists',
    async (locale, question, text) => {
      const visitor = katalog.visitor();
      const led = await visitor.get(`${FORM[locale]}?query=${encodeURIComponent(text)}`);
      const { results } = (await visitor.page(led.headers.get('location')!, 'products/search')).props;
      expect([results.count, results.ladder.length]).toEqual([0, 1]);
      const asked = await visitor.page(
        `${ASSISTANT[locale]}?q=${encodeURIComponent(question)}`,
        'assistant/show',
      );
      expect(asked.props.turns[0]!.cards).toHaveLength(SHOWN);
    },
  );
});
