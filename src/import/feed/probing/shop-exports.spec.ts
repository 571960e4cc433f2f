import { guessMapping } from './guess-mapping.js';

/**
 * Exports of shop systems and accounting programs, written after their public documentation: column names,
 * two products, and the expected suggestions. Nothing after the sign: neither a price nor a link, name, code
 * or stock. `~` is the store's site, `@` another one.
 */
const EXPORTS: [system: string, names: string, first: string, second: string, expected: string][] = [
  [
    'Shopify',
    `Handle|Title|Body (HTML)|Vendor|Type|Variant SKU|Variant Inventory Qty|Variant Price|Variant Compare At Price|Variant Barcode|Image Src|Cost per item`,
    `lonec|Lonec 2 l|<p>Lonec</p>|Nit|Lonci|L-2|5|19.90|24.90|4006381333931|@/a.jpg|9.10`,
    `ponev|Ponev 24 cm|<p>Ponev</p>|Breza|Ponve|P-24|0|24.90|29.90|9780306406157|@/b.jpg|11.20`,
    `Title=name|Variant SKU=id|Variant Price=price|Variant Compare At Price=regularPrice|Cost per item=|Variant Inventory Qty=stock|Image Src=pictures`,
  ],
  [
    'WooCommerce',
    `ID|SKU|Name|Short description|In stock?|Stock|Weight (kg)|Sale price|Regular price|Categories|Images|External URL`,
    `11|L-2|Lonec 2 l|Lonec|1|5|1.2|19.90|24.90|Dom > Lonci|@/a.jpg|~/izdelek-1`,
    `12|P-24|Ponev 24 cm|Ponev|0|3|0.9||29.90|Dom > Ponve|@/b.jpg|~/izdelek-2`,
    `Name=name|Regular price=price|Sale price=salePrice|External URL=link|Stock=stock|Weight (kg)=`,
  ],
  [
    'PrestaShop',
    `Product ID|Image|Name|Reference|Category|Price (tax excl.)|Price (tax incl.)|Quantity|Wholesale price|Product URL`,
    `1|@/a.jpg|Lonec|L-2|Lonci|16,31|19,90|5|9,00|~/lonec-1`,
    `2|@/b.jpg|Ponev|P-24|Ponve|20,41|24,90|0|10,00|~/lonec-2`,
    `Name=name|Price (tax incl.)=price|Price (tax excl.)=|Wholesale price=|Product URL=link|Quantity=stock`,
  ],
  [
    'Magento',
    `sku|name|description|price|special_price|cost|msrp|url|qty|min_qty|base_image`,
    `L-2|Lonec|Lonec iz jekla|24.90|19.90|9.00|27.00|~/lonec-1|5|1|@/a.jpg`,
    `P-24|Ponev|Ponev iz jekla|29.90||10.00|31.00|~/lonec-2|7|2|@/b.jpg`,
    `sku=id|name=name|price=price|special_price=salePrice|cost=|msrp=regularPrice|url=link|qty=stock|min_qty=`,
  ],
  [
    'Shoptet',
    `code|name|price|standardPrice|purchasePrice|percentVat|ean|url|image|stock|minStockSupply`,
    `L-2|Hrnec|499|599|210|21|4006381333931|~/hrnec-1|@/a.jpg|5|1`,
    `P-24|Pánev|599|699|250|12|9780306406157|~/hrnec-2|@/b.jpg|2|2`,
    `code=id|name=name|price=price|standardPrice=regularPrice|purchasePrice=|percentVat=|url=link|stock=stock|minStockSupply=`,
  ],
  [
    'OpenCart',
    `product_id|model|name(sl)|price|special|quantity|minimum|image|url`,
    `40|L2|Lonec|24.9000|19.9000|5|1|catalog/l.jpg|~/index-1`,
    `41|P24|Ponev|29.9000||7||catalog/p.jpg|~/index-2`,
    `price=price|quantity=stock|minimum=|url=link`,
  ],
  [
    'Odoo',
    `Internal Reference|Name|Sales Price|Cost|Quantity On Hand|Barcode|Website URL`,
    `L-2|Lonec|19.90|9.00|5.0|4006381333931|~/shop-1`,
    `P-24|Ponev|24.90|10.00|7.0|9780306406157|~/shop-2`,
    `Internal Reference=id|Name=name|Sales Price=price|Cost=|Website URL=link`,
  ],
  [
    'Odoo, technical names',
    `default_code|name|standard_price|list_price|website_url`,
    `L-2|Lonec|9.00|19.90|~/shop-1`,
    `P-24|Ponev|10.00|24.90|~/shop-2`,
    `name=name|list_price=price|website_url=link`,
  ],
  [
    'Pantheon',
    `acIdent|acName|anWSPrice|anRTPrice|anBuyPrice|anStock|acURL`,
    `L-2|Lonec|12,00|19,90|9,00|5|~/lonec-1`,
    `P-24|Ponev|15,00|24,90|10,00|7|~/lonec-2`,
    `acIdent=id|acName=name|anRTPrice=price|anWSPrice=|anBuyPrice=|acURL=link`,
  ],
  [
    'Minimax',
    `Šifra|Naziv|Nabavna cena|Prodajna cena|Prodajna cena z DDV|Stopnja DDV|Zaloga|Povezava`,
    `L-2|Lonec|9,00|16,31|19,90|22,00|5|~/lonec-1`,
    `P-24|Ponev|10,00|20,41|24,90||7|~/lonec-2`,
    `Šifra=id|Naziv=name|Prodajna cena z DDV=price|Nabavna cena=|Prodajna cena=|Stopnja DDV=|Povezava=link`,
  ],
  [
    'Croatian price list',
    `Naziv proizvoda|Šifra proizvoda|Marka proizvoda|Neto količina|Jedinica mjere|Maloprodajna cijena|Cijena za jedinicu mjere|MPC za vrijeme posebnog oblika prodaje|Najniža cijena u posljednjih 30 dana|Sidrena cijena na 2.5.2025|Barkod|Poveznica`,
    `Čaj 20 g|C-1|List|0,02|KG|2,19|109,50|1,99|1,99|2,09|4006381333931|~/p-1`,
    `Riža 1 kg|R-1|Zrno|1||1,79|1,79||1,69|1,75|9780306406157|~/p-2`,
    `Naziv proizvoda=name|Šifra proizvoda=id|Marka proizvoda=brand|Neto količina=|Maloprodajna cijena=price|Cijena za jedinicu mjere=|MPC za vrijeme posebnog oblika prodaje=salePrice|Najniža cijena u posljednjih 30 dana=|Sidrena cijena na 2.5.2025=|Barkod=eans|Poveznica=link`,
  ],
  [
    'Serbian shop',
    `Šifra|Naziv artikla|Stara cena|Cena sa PDV-om|Cena bez PDV-a|Link|Lager`,
    `L-2|Lonac|2.990,00|2.490,00|2.075,00|~/lonac-1|5`,
    `P-24|Tiganj|3.490,00|2.990,00|2.491,67|~/lonac-2|7`,
    `Šifra=id|Naziv artikla=name|Stara cena=regularPrice|Cena sa PDV-om=price|Cena bez PDV-a=|Link=link|Lager=stock`,
  ],
  [
    'Shopware',
    `Artikelnummer|Artikelbezeichnung|Preis|Streichpreis|Einkaufspreis|Grundpreis|Hersteller|Produkt-URL|Lagerbestand|Mindestbestellmenge`,
    `L-2|Topf|19,90|24,90|9,00|9,95|Nit|~/topf-1|5|1`,
    `P-24|Pfanne|24,90|29,90|10,00|24,90|Breza|~/topf-2|7|2`,
    `Artikelnummer=id|Artikelbezeichnung=name|Preis=price|Streichpreis=regularPrice|Einkaufspreis=|Grundpreis=|Produkt-URL=link|Lagerbestand=stock`,
  ],
  [
    'JTL',
    `Artikelnummer|Artikelname|Brutto-VK|Netto-VK|Preis inkl. MwSt.|Preis ohne MwSt.|UVP|Link`,
    `L-2|Topf|19,90|16,72|19,90|16,72|24,90|~/topf-1`,
    `P-24|Pfanne|24,90|20,92|24,90|20,92|29,90|~/topf-2`,
    `Artikelname=name|Preis inkl. MwSt.=price|Preis ohne MwSt.=|UVP=regularPrice|Link=link`,
  ],
  [
    'Italian shop',
    `Codice articolo|Titolo|Prezzo di listino|Prezzo scontato|Costo di acquisto|Costo spedizione|Collegamento|Giacenza|CAP`,
    `L-2|Pentola|24,90|19,90|9,00|4,90|~/pentola-1|5|34100`,
    `P-24|Padella|29,90|24,90|10,00|5,90|~/pentola-2|7|34121`,
    `Codice articolo=id|Titolo=name|Prezzo scontato=price|Prezzo di listino=regularPrice|Costo di acquisto=|Costo spedizione=deliveryCosts|Collegamento=link|Giacenza=stock|CAP=`,
  ],
  [
    'Unas',
    `Cikkszám|Termék név|Nettó ár|Bruttó ár|Akciós bruttó ár|Beszerzési ár|Termék URL|Készlet|Egységár`,
    `L-2|Lábas|6500|8255|7490|4000|~/labas-1|5|8255`,
    `P-24|Serpenyő|7900|10033||5000|~/labas-2|7|10033`,
    `Cikkszám=id|Termék név=name|Bruttó ár=price|Nettó ár=|Akciós bruttó ár=salePrice|Beszerzési ár=|Termék URL=link|Egységár=`,
  ],
  [
    'Upgates',
    `Kód|Název produktu|Cena s DPH|Cena bez DPH|Běžná cena|Nákupní cena|URL adresa|Výrobce`,
    `L-2|Hrnec|499,00|412,40|599,00|210,00|~/hrnec-1|Nit`,
    `P-24|Pánev|599,00|495,04|699,00|250,00|~/hrnec-2|Breza`,
    `Kód=id|Název produktu=name|Cena s DPH=price|Cena bez DPH=|Běžná cena=regularPrice|Nákupní cena=|URL adresa=link|Výrobce=brand`,
  ],
  [
    'Slovak shop',
    `Kód produktu|Názov|Pôvodná cena|Akciová cena|Cena dopravy|Odkaz|PSČ`,
    `L-2|Hrniec|24,90|19,90|3,90|~/hrniec-1|81101`,
    `P-24|Panvica|29,90|24,90|4,90|~/hrniec-2|81102`,
    `Kód produktu=id|Názov=name|Akciová cena=price|Pôvodná cena=regularPrice|Cena dopravy=deliveryCosts|Odkaz=link|PSČ=`,
  ],
  [
    'IdoSell',
    `Kod produktu|Nazwa produktu|Cena detaliczna brutto|Cena detaliczna netto|Cena przed obniżką|Cena zakupu|Najniższa cena z 30 dni|Adres URL|Stan magazynowy`,
    `L-2|Garnek|89,90|73,09|99,90|40,00|85,00|~/garnek-1|5`,
    `P-24|Patelnia|99,90|81,22|119,90|50,00|95,00|~/garnek-2|7`,
    `Kod produktu=id|Nazwa produktu=name|Cena detaliczna brutto=price|Cena detaliczna netto=|Cena przed obniżką=regularPrice|Cena zakupu=|Najniższa cena z 30 dni=|Adres URL=link|Stan magazynowy=stock`,
  ],
  [
    'French shop',
    `Référence|Désignation|Prix HT|Prix TTC|Prix barré|Prix d'achat|Frais de port|Lien|Politique de retour`,
    `L-2|Casserole|16,58|19,90|24,90|9,00|4,90|~/casserole-1|~/retours`,
    `P-24|Poêle|20,75|24,90|29,90|10,00|5,90|~/casserole-2|`,
    `Référence=id|Désignation=name|Prix TTC=price|Prix HT=|Prix barré=regularPrice|Prix d'achat=|Lien=link|Politique de retour=`,
  ],
  [
    'Spanish shop',
    `Referencia|Título|Precio sin IVA|Precio con IVA|Precio anterior|Precio de compra|Enlace|Código de barras`,
    `L-2|Olla|16,45|19,90|24,90|9,00|~/olla-1|4006381333931`,
    `P-24|Sartén|20,58|24,90|29,90|10,00|~/olla-2|9780306406157`,
    `Referencia=id|Título=name|Precio con IVA=price|Precio sin IVA=|Precio anterior=regularPrice|Precio de compra=|Enlace=link|Código de barras=eans`,
  ],
  [
    'Gomag',
    `Cod produs|Denumire|Preț|Preț redus|Preț fără TVA|Preț de achiziție|Adresă produs|Stoc`,
    `L-2|Oală|99,90|89,90|83,95|45,00|~/oala-1|5`,
    `P-24|Tigaie|119,90||100,76|55,00|~/oala-2|7`,
    `Cod produs=id|Denumire=name|Preț=price|Preț redus=salePrice|Preț fără TVA=|Preț de achiziție=|Adresă produs=link|Stoc=stock`,
  ],
  [
    'Greek shop',
    `Κωδικός προϊόντος|Τίτλος|Τιμή με ΦΠΑ|Τιμή χωρίς ΦΠΑ|Αρχική τιμή|Τιμή αγοράς|Σύνδεσμος|Απόθεμα`,
    `L-2|Κατσαρόλα|19,90|16,05|24,90|9,00|~/p-1|5`,
    `P-24|Τηγάνι|24,90|20,08|29,90|10,00|~/p-2|7`,
    `Κωδικός προϊόντος=id|Τίτλος=name|Τιμή με ΦΠΑ=price|Τιμή χωρίς ΦΠΑ=|Αρχική τιμή=regularPrice|Τιμή αγοράς=|Σύνδεσμος=link|Απόθεμα=stock`,
  ],
];

const SITES = { '~': 'https://trgovina.example', '@': 'https://slike.example' };
const NEVER = ['price', 'salePrice', 'regularPrice', 'link', 'name', 'id', 'stock'];
const cells = (row: string) =>
  row.split('|').map((cell) => cell.replace(/^[~@](?=\/)/, (site) => SITES[site as keyof typeof SITES]));

describe('the suggested mapping of exports', () => {
  it.each(EXPORTS)('%s', (_, names, first, second, expected) => {
    const rows = [cells(first), cells(second)];
    const fields = names.split('|').map((path, at) => {
      const values = rows.map((row) => row[at]!).filter(Boolean);
      return { path, count: values.length, samples: [...new Set(values)] };
    });
    const found = new Map(guessMapping(fields).map(({ path, target }) => [path, target as string]));
    for (const pair of expected.split('|')) {
      const [path, target] = pair.split('=') as [string, string];
      const suggested = found.get(path) ?? '';
      if (target) expect([path, suggested]).toEqual([path, target]);
      else expect([path, NEVER.includes(suggested)]).toEqual([path, false]);
    }
  });
});
