import { shareValues } from './shared-values.js';

describe('values that the offers of a document share', () => {
  const offer = (values: object) => ({ company: ['1'], ...values });

  it('are all of a single offer', () => {
    expect(shareValues([offer({ categories: ['4', '2'], price: [990] })])).toEqual({
      document: { shared: { company: ['1'], categories: ['4', '2'], price: [990] } },
      offers: [{}],
    });
  });

  it('are those that no offer lacks, and each offer keeps the others', () => {
    const offers = [
      offer({ categories: ['4', '2'], price: [990] }),
      offer({ company: ['2'], categories: ['2', '5'], price: [990] }),
      offer({ company: ['3'], categories: ['2'], price: [990] }),
    ];
    expect(shareValues(offers)).toEqual({
      document: { shared: { categories: ['2'], price: [990] }, hasSeveral: true },
      offers: [
        { own: { company: ['1'], categories: ['4'] } },
        { own: { company: ['2'], categories: ['5'] } },
        { own: { company: ['3'] } },
      ],
    });
  });

  it('are never the store of several offers', () => {
    const { document, offers } = shareValues([offer({}), offer({})]);
    expect(document).toEqual({ shared: {}, hasSeveral: true });
    expect(offers).toEqual([{ own: { company: ['1'] } }, { own: { company: ['1'] } }]);
  });
});
