import { anEan } from './feed.js';

type Row = Record<string, string | number>;

const CODE = 'SKU';
const MAGENTO_CODE = 'sku';
const BRAND = 'Vendor';

/** A CSV file with these columns; other cells are empty. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const cell = (value: string | number = '') => `"${String(value).replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.map(cell).join(','), ...lines, ''].join('\n');
}

/** The columns of Shopify's product export. */
export const SHOPIFY_COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...[
    'Option1 Name',
    'Option1 Value',
    'Option1 Linked To',
    'Option2 Name',
    'Option2 Value',
    'Option2 Linked To',
  ],
  ...['Option3 Name', 'Option3 Value', 'Option3 Linked To', 'Variant SKU', 'Variant Grams'],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...[
    'Variant Fulfillment Service',
    'Variant Price',
    'Variant Compare At Price',
    'Variant Requires Shipping',
  ],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card'],
  ...['SEO Title', 'SEO Description', 'Google Shopping / Condition', 'Variant Image', 'Variant Weight Unit'],
  ...['Variant Tax Code', 'Cost per item', 'Status'],
];

const SIZES = ['S', 'M', 'L'];

/**
 * An export of 60 products with three variants each, and a second image of every third product in a row of its own.
 * The last six products are drafts, the six before them are not published. Variants repeat only the handle.
 */
export function shopifyExport(price = '19.90'): string {
  const products = Array.from({ length: 60 }, (_, index) => {
    const handle = `majica-${index + 1}`;
    const variants = SIZES.map((size, at): Row => {
      const common = { Handle: handle, 'Option1 Value': size, 'Variant SKU': `M${index + 1}-${size}` };
      return {
        ...common,
        'Variant Inventory Tracker': at === 2 ? '' : 'shopify',
        'Variant Inventory Qty': at === 2 ? 0 : 5,
        'Variant Inventory Policy': 'deny',
        'Variant Price': price,
        'Variant Compare At Price': at === 0 ? '29.90' : '',
        'Variant Requires Shipping': 'true',
        'Variant Barcode': anEan(),
        'Variant Image': at === 1 ? `https://slike.example/${handle}-m.jpg` : '',
        'Variant Weight Unit': 'kg',
      };
    });
    const [first, ...others] = variants;
    const details = {
      Title: `Majica ${index + 1}`,
      'Body (HTML)': '<p>Iz <strong>bombaža</strong>.</p>',
      [BRAND]: 'Nit',
      Type: 'Majice',
      Published: index >= 48 && index < 54 ? 'false' : 'true',
      'Option1 Name': 'Velikost',
      'Image Src': `https://slike.example/${handle}.jpg`,
      'Image Position': 1,
      'Gift Card': 'false',
      Status: index >= 54 ? 'draft' : 'active',
    };
    const image = {
      Handle: handle,
      'Image Src': `https://slike.example/${handle}-2.jpg`,
      'Image Position': 2,
    };
    return [{ ...first, ...details }, ...others, ...(index % 3 === 0 ? [image] : [])];
  });
  return csvOf(SHOPIFY_COLUMNS, products.flat());
}

/** The columns of Magento's product export, without designs, labels, related products, bundles and links. */
const MAGENTO_COLUMNS = [
  ...['sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'product_websites'],
  ...['name', 'description', 'short_description', 'weight', 'product_online', 'tax_class_name', 'visibility'],
  ...['price', 'special_price', 'special_price_from_date', 'special_price_to_date', 'url_key', 'meta_title'],
  ...['base_image', 'small_image', 'thumbnail_image', 'created_at', 'updated_at', 'msrp_price'],
  ...['additional_attributes', 'qty', 'out_of_stock_qty', 'is_in_stock', 'manage_stock'],
  ...['use_config_manage_stock', 'additional_images', 'additional_image_labels', 'associated_skus'],
  ...['configurable_variations', 'configurable_variation_labels'],
];

/**
 * An export of 20 simple products, the last one disabled, and 10 configurable ones whose three variants come before
 * them; of the last one they come after it, and it is disabled. Each configurable product has a row of a store view.
 */
export function magentoExport(price = '12.5000'): string {
  const common: Row = {
    attribute_set_code: 'Default',
    product_type: 'simple',
    product_websites: 'base',
    product_online: 1,
    visibility: 'Catalog, Search',
    qty: '4.0000',
    is_in_stock: 1,
    manage_stock: 1,
    use_config_manage_stock: 1,
  };
  const simple = Array.from({ length: 20 }, (_, index): Row => ({
    ...common,
    [MAGENTO_CODE]: `P-${index}`,
    categories: 'Default Category/Dom,Default Category/Dom/Posode',
    name: `Posoda ${index + 1}`,
    description: '<p>Iz jekla.</p>',
    product_online: index < 19 ? 1 : 2,
    price,
    special_price: index === 0 ? '9.9000' : '',
    special_price_to_date: index === 0 ? '12/31/99' : '',
    url_key: `posoda-${index + 1}`,
    base_image: `/p/o/p${index}.jpg`,
    additional_images: `/p/o/p${index}.jpg,/p/o/p${index}-2.jpg`,
    additional_attributes: `ean=${anEan()},has_options=0,manufacturer=Nit`,
  }));
  const configurable = Array.from({ length: 10 }, (_, index): Row[] => {
    const variants = SIZES.map((size): Row => ({
      ...common,
      [MAGENTO_CODE]: `S-${index}-${size}`,
      name: `Srajca ${index + 1}-${size}`,
      visibility: 'Not Visible Individually',
      price,
      url_key: `srajca-${index + 1}-${size.toLowerCase()}`,
      base_image: size === 'M' ? `/s/r/s${index}-m.jpg` : '',
      additional_attributes: `barva="Modra, temna",velikost=${size}`,
      ...(size === 'L' && { manage_stock: 0, qty: '0.0000' }),
    }));
    const listed = SIZES.map((size) => `${MAGENTO_CODE}=S-${index}-${size},velikost=${size}`).join('|');
    const product: Row = {
      ...common,
      [MAGENTO_CODE]: `S-${index}`,
      product_type: 'configurable',
      categories: 'Default Category/Oblačila,Default Category/Oblačila/Srajce',
      name: `Srajca ${index + 1}`,
      description: '<p>Lanena srajca.</p>',
      product_online: index === 9 ? 2 : 1,
      url_key: `srajca-${index + 1}`,
      base_image: `/s/r/s${index}.jpg`,
      additional_images: `/s/r/s${index}.jpg`,
      qty: '0.0000',
      configurable_variations: listed,
      configurable_variation_labels: 'velikost=Velikost',
    };
    const view: Row = {
      [MAGENTO_CODE]: `S-${index}`,
      store_view_code: 'en',
      attribute_set_code: 'Default',
      product_type: 'configurable',
      name: `Shirt ${index + 1}`,
      url_key: `shirt-${index + 1}`,
    };
    return index === 9 ? [product, view, ...variants] : [...variants, product, view];
  });
  return csvOf(MAGENTO_COLUMNS, [...simple, ...configurable.flat()]);
}

/** The columns of WooCommerce's product export. */
const WOO_COLUMNS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Visibility in catalog', 'Short description', 'Description', 'Date sale price starts'],
  ...['Date sale price ends', 'Tax status', 'Tax class', 'In stock?', 'Stock', 'Low stock amount'],
  ...['Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)', 'Height (cm)'],
  ...['Allow customer reviews?', 'Purchase note', 'Sale price', 'Regular price', 'Categories', 'Tags'],
  ...['Shipping class', 'Images', 'Download limit', 'Download expiry days', 'Parent', 'Grouped products'],
  ...['Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Brands'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
];

/**
 * An export of 20 simple products, two of them private and one a draft, and 10 variable products with three variations
 * each. The last variable product is a draft; every other variation names its product by SKU instead of id.
 */
export function wooExport(price = '12.50'): string {
  const common = { Published: 1, 'Visibility in catalog': 'visible', 'In stock?': 1 };
  const simple = Array.from({ length: 20 }, (_, index): Row => ({
    ...common,
    ID: 100 + index,
    Type: 'simple',
    [CODE]: index % 2 ? `K-${index}` : '',
    Name: `Kapa ${index + 1}`,
    Published: index < 17 ? 1 : index < 19 ? 0 : -1,
    Description: '<p>Topla kapa.</p>',
    Stock: 4,
    'Sale price': index === 0 ? '9.90' : '',
    'Regular price': price,
    Categories: 'Oblačila > Kape',
    Images: `https://slike.example/k${index}.jpg, https://slike.example/k${index}-2.jpg`,
  }));
  const variable = Array.from({ length: 10 }, (_, index) => {
    const id = 200 + 10 * index;
    const product: Row = {
      ...common,
      ID: id,
      Type: 'variable',
      [CODE]: `J-${index}`,
      Name: `Jopa ${index + 1}`,
      Published: index === 9 ? -1 : 1,
      Description: '<p>Volnena jopa.</p>',
      Categories: 'Oblačila > Jope',
      Images: `https://slike.example/j${index}.jpg`,
      Brands: 'Nit',
      'Attribute 1 name': 'Velikost',
      'Attribute 1 value(s)': SIZES.join(', '),
    };
    const variations = SIZES.map((size, at): Row => ({
      ...common,
      ID: id + at + 1,
      Type: 'variation',
      [CODE]: `J-${index}-${size}`,
      'GTIN, UPC, EAN, or ISBN': anEan(),
      Name: `Jopa ${index + 1} - ${size}`,
      Stock: at === 0 ? 'parent' : 3,
      'Regular price': price,
      Images: at === 1 ? `https://slike.example/j${index}-m.jpg` : '',
      Parent: index % 2 ? `J-${index}` : `id:${id}`,
      'Attribute 1 name': 'Velikost',
      'Attribute 1 value(s)': size,
    }));
    return [product, ...variations];
  });
  return csvOf(WOO_COLUMNS, [...simple, ...variable.flat()]);
}

const PRESTA_COLUMNS = [
  ...['Product ID', 'Image', 'Name', 'Reference', 'Category', 'Price (tax excl.)', 'Price (tax incl.)'],
  ...['Quantity', 'Status', 'Position'],
];

/** PrestaShop's list of 12 products with semicolons; the last two are not active. */
export function prestaExport(): string {
  const rows = Array.from({ length: 12 }, (_, index) =>
    [
      ...[
        index + 1,
        `https://slike.example/${index + 1}.jpg`,
        `Sveča ${index + 1}`,
        `S-${index + 1}`,
        'Sveče',
      ],
      ...['8.114754', '9.900000', 3, index < 10 ? 1 : 0, index],
    ].map((value) => `"${value}"`),
  );
  return [PRESTA_COLUMNS, ...rows].map((row) => row.join(';')).join('\n');
}

const OPENCART_COLUMNS = [
  ...['product_id', 'name(en-gb)', 'categories', 'sku', 'upc', 'ean', 'jan', 'isbn', 'mpn', 'location'],
  ...['quantity', 'model', 'manufacturer', 'image_name', 'shipping', 'price', 'points', 'date_added'],
  ...['date_modified', 'date_available', 'weight', 'weight_unit', 'length', 'width', 'height', 'length_unit'],
  ...['status', 'tax_class_id', 'description(en-gb)', 'meta_title(en-gb)', 'stock_status_id', 'store_ids'],
  ...['layout', 'related_ids', 'tags(en-gb)', 'sort_order', 'subtract', 'minimum'],
];

/** Sheet “Products” of OpenCart's Export/Import tool with 8 products; one is disabled. */
export const openCartExport = (): string =>
  csvOf(
    OPENCART_COLUMNS,
    Array.from({ length: 8 }, (_, index) => ({
      product_id: 40 + index,
      'name(en-gb)': `Svetilka ${index + 1}`,
      categories: '20,27',
      ean: anEan(),
      quantity: 7,
      model: `M-${index}`,
      manufacturer: 'Luč',
      image_name: `catalog/demo/s${index}.jpg`,
      shipping: 'yes',
      price: '24.9000',
      weight: '1.20000000',
      status: index === 7 ? 'false' : 'true',
      'description(en-gb)': '<p>Namizna.</p>',
      stock_status_id: 7,
      minimum: 1,
    })),
  );
