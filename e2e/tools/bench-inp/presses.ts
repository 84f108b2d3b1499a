import type { Locator, Page } from '@playwright/test';
import { orderForm } from '../../fixtures/checkout';
import {
  bookNowDialog,
  drawer,
  enquiryPanel,
  enquiryToggle,
  openDrawer,
} from '../../fixtures/shell';

/** One press or key of a visitor. */
type Press = (page: Page) => Promise<unknown>;

/** What is pressed on a page, one after the other, and what is done before the first of them. */
interface Visit {
  path: string;
  before?: Press;
  presses: Readonly<Record<string, Press>>;
}

type Role = Parameters<Page['getByRole']>[0];

const tap =
  (role: Role, name: string | RegExp): Press =>
  (page) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .tap();

const typeInto =
  (field: (page: Page) => Locator, key: string): Press =>
  (page) =>
    field(page).first().press(key);

/** A choice of the list that is open; the page may have hidden choices of the same name. */
const choose =
  (name: string | RegExp): Press =>
  (page) =>
    page
      .getByRole('listbox')
      .getByRole('option', { name, exact: typeof name === 'string' })
      .first()
      .tap();

const key =
  (name: string): Press =>
  (page) =>
    page.keyboard.press(name);

const bookingForm = (page: Page) => page.getByRole('form', { name: 'Send us a message' });

/** What visitors press most, on each kind of page, as on a phone. */
export const VISITS: Readonly<Record<string, Visit>> = {
  home: {
    path: '/',
    presses: {
      'open the menu': openDrawer,
      'open the products in it': (page) =>
        drawer(page).getByRole('button', { name: 'Products' }).tap(),
      'open Book Now from it': (page) => drawer(page).getByRole('link', { name: 'Book Now' }).tap(),
      'close Book Now': async (page) => {
        await bookNowDialog(page).getByRole('article').first().waitFor();
        await page.keyboard.press('Escape');
      },
      'open the enquiry': (page) => enquiryToggle(page).tap(),
      'a letter of the name': typeInto(
        (page) => enquiryPanel(page).getByRole('textbox', { name: 'Full Name' }),
        'A',
      ),
      'close the enquiry': key('Escape'),
      'change the theme': tap('button', 'Dark theme'),
    },
  },
  product: {
    path: '/product/vayu_marut',
    presses: {
      'choose a variant': (page) =>
        page
          .getByRole('region', { name: 'Vayu Marut variants' })
          .getByRole('button', { name: /Vayu Marut Sport/ })
          .tap(),
      'choose a colour': (page) =>
        page
          .getByRole('region', { name: 'Vayu Marut Sport', exact: true })
          .getByRole('radio')
          .first()
          .press('ArrowRight'),
      'open the sections': tap('button', 'Sections of this page'),
      'close the sections': key('Escape'),
      share: tap('button', 'Share'),
      'close the share dialog': key('Escape'),
      'move a slider': (page) =>
        page.getByRole('slider', { name: 'Daily distance' }).press('ArrowRight'),
      'choose a state': (page) =>
        page.getByRole('combobox', { name: 'Your state' }).press('ArrowDown'),
      'open a formula': (page) => page.getByText('How we work it out').tap(),
    },
    before: (page) => page.locator('#cost').scrollIntoViewIfNeeded(),
  },
  '360° view': {
    path: '/product/vayu_one',
    presses: {
      'open it': tap('button', 'View in 360°'),
      'turn it': (page) => page.getByRole('slider', { name: /^Turn the / }).press('ArrowRight'),
    },
  },
  specifications: {
    path: '/product/vayu_marut/technical-specifications',
    presses: {
      'choose a variant': tap('button', 'Sport'),
      'open the brochures': tap('button', 'Download Brochure'),
    },
  },
  locator: {
    path: '/locate-dealer',
    presses: {
      'choose a state': (page) => page.getByRole('combobox', { name: 'State' }).press('ArrowDown'),
      'a letter of the city': typeInto(
        (page) => page.getByRole('textbox', { name: 'City or pin code' }),
        'B',
      ),
      find: key('Enter'),
    },
  },
  booking: {
    path: '/test-ride',
    presses: {
      'open the cities': (page) => page.getByRole('combobox', { name: 'Select City' }).tap(),
      'a letter of the city': key('W'),
      'choose a city': choose(/Warangal, Telangana/),
      'a letter of the name': typeInto(
        (page) => bookingForm(page).getByRole('textbox', { name: 'Full Name' }),
        'A',
      ),
      'open the models': (page) =>
        bookingForm(page).getByRole('combobox', { name: 'Product' }).tap(),
      'choose a model': choose('Vayu Marut GT'),
      'send too early': (page) =>
        bookingForm(page).getByRole('button', { name: 'Book a Test Ride' }).tap(),
    },
  },
  'pre-order': {
    path: '/vayu_marut-gt/preorder',
    presses: {
      'choose a colour': (page) =>
        page.getByRole('radio', { name: 'Graphite' }).press('ArrowRight'),
      'a letter of the name': typeInto(
        (page) => orderForm(page).getByRole('textbox', { name: 'Full Name' }),
        'A',
      ),
      'open the states': (page) =>
        orderForm(page).getByRole('combobox', { name: 'State' }).first().tap(),
      'a letter of the state': key('K'),
      'choose a state': choose('Karnataka'),
      'open the districts': (page) =>
        orderForm(page).getByRole('combobox', { name: 'District' }).first().tap(),
      'choose a district': choose('Mysuru'),
      'a digit of the pincode': typeInto(
        (page) => orderForm(page).getByRole('textbox', { name: 'Pincode' }),
        '5',
      ),
      'pay too early': (page) =>
        orderForm(page)
          .getByRole('button', { name: /^Pay ₹/ })
          .tap(),
    },
  },
  'dealer application': {
    path: '/become-dealer',
    presses: {
      'a letter of the name': typeInto(
        (page) => page.getByRole('textbox', { name: 'First Name' }),
        'A',
      ),
    },
  },
  gallery: {
    path: '/gallery',
    presses: {
      'open a picture': tap('button', /^Open picture/),
      'the next one': key('ArrowRight'),
      'close it': key('Escape'),
    },
  },
  questions: {
    path: '/ownership/faqs',
    presses: {
      'open an answer': (page) => page.getByRole('main').locator('summary').first().tap(),
    },
  },
};
