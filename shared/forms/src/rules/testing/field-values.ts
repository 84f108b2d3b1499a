import type { RequirementInput } from '@site/contract';

/** Values, and what is first said of each; nothing of a good one. */
type Values = [string, string | undefined][];

const long = 'x'.repeat(2000);

/** The texts of a field that needs 3 characters or more. */
const required = (label: string): Values => [
  ['', `${label} is required`],
  ['  ', `${label} is required`],
  ['ab', `${label} must be at least 3 characters`],
  [' ab ', `${label} must be at least 3 characters`],
  ['abc', undefined],
  ['पुणे', undefined],
  ['123', undefined],
  [long, undefined],
  [`${long}x`, `${label} must be at most 2000 characters`],
];
const digits = (label: string): Values => [
  ['', `${label} is required`],
  ['50000', `${label} must be exactly 6 digits`],
  ['5000011', `${label} must be exactly 6 digits`],
  ['50000a', `${label} must be exactly 6 digits`],
  ['500/001', `${label} must be exactly 6 digits`],
  ['५००००१', undefined],
  ['500 001', undefined],
  [' 500001 ', undefined],
  ['\u202a500001\u202c', undefined],
];
const optional = (label: string): Values => [
  ['', undefined],
  [' ', undefined],
  ['a', undefined],
  [long, undefined],
  [`${long}x`, `${label} must be at most 2000 characters`],
];
const ID_WORDS = 'Campaign ID be exactly 10 digits';
const campaignIds: Values = [
  ['1', undefined],
  ['147', undefined],
  ['9'.repeat(18), undefined],
  ['9'.repeat(19), ID_WORDS],
  ['9'.repeat(30), ID_WORDS],
  ['17a', ID_WORDS],
  ['-1', ID_WORDS],
  ['1.5', ID_WORDS],
  ['१४७', ID_WORDS],
];
const names: Values = [
  ['', 'Full Name is required'],
  [' ', 'Full Name is required'],
  ['Al', 'Name must be at least 3 characters'],
  ['Asha Rao', undefined],
  ['आशा राव', undefined],
  // The first has the joiner that a keyboard of Marathi writes, then Malayalam, Bengali and Urdu.
  ...['आर\u094d\u200dया', 'സൂര്യന\u0d4d\u200d', 'র\u200d\u09cdযাম', 'خوش\u200cبو'].map(
    (name): [string, undefined] => [name, undefined],
  ),
  ['\u202aAsha\u00ad Rao\u202c', undefined],
  [`${long}x`, 'Full Name must be at most 2000 characters'],
];
const emails: Values = [
  ['nobody', 'Invalid email entered'],
  ['a@b', 'Invalid email entered'],
  ['a b@c.in', 'Invalid email entered'],
  ['@c.in', 'Invalid email entered'],
  ['a@b..in', 'Invalid email entered'],
  [`${'a'.repeat(250)}@b.in`, 'Invalid email entered'],
  [`${'a'.repeat(249)}@b.in`, undefined],
  [' asha.rao+bike@mail.rider.example ', undefined],
];
const sources: Values = [
  ['expo', undefined],
  ['x'.repeat(100), undefined],
  ['x'.repeat(101), 'Source must be at most 100 characters'],
  ['a\u0000bc', 'Source is required'],
];

/** Each field with values, good and bad, and what is said of them (spec §5). */
export const fieldValues: Record<string, Values> = {
  fullNameField: [...names, ['R2-D2', undefined]],
  lettersNameField: [
    ...names,
    ['R2-D2', 'Name must contain only letters and spaces'],
    ['Rao \u200d\u200d', 'Name must contain only letters and spaces'],
    ['\u200e\u200e\u200eAl', 'Name must be at least 3 characters'],
  ],
  firstNameField: required('First Name'),
  lastNameField: required('Last Name'),
  phoneField: [
    ['', 'Phone number is required'],
    [' ', 'Phone number is required'],
    ['123456789', 'Number must be exactly 10 digits'],
    ['12345678901', 'Number must be exactly 10 digits'],
    ['12345abcde', 'Phone number should be 10 digits'],
    ['98765/4321', 'Phone number should be 10 digits'],
    ['0000012345', undefined],
    ['१२३४५६७८९०', undefined],
    ['tel:+919876543210', undefined],
    ['+91 98765-43210', undefined],
    ['098765 43210', undefined],
  ],
  emailField: [['', 'Email is required'], ...emails],
  optionalEmailField: [['', undefined], ...emails],
  stateField: required('State'),
  districtField: required('District'),
  cityField: required('City'),
  areaField: required('Area'),
  countryField: required('Country'),
  pincodeField: digits('Pincode'),
  optionalPincodeField: [['', undefined], ...digits('Pincode').slice(1)],
  productField: required('Product'),
  categoryField: required('Category'),
  sourceField: [
    ['', 'Source is required'],
    ['fb', 'Source must be at least 3 characters'],
    ...sources,
  ],
  optionalSourceField: [['', undefined], ['fb', undefined], ...sources],
  messageField: optional('Message'),
  planField: optional('Plan of Action'),
  couponCodeField: optional('Coupon Code'),
  campaignIdField: [['', 'Campaign ID must be at least 3 characters'], ...campaignIds],
  optionalCampaignIdField: [['', undefined], ...campaignIds],
  campaignField: [
    ['', 'Campaign is required'],
    ['1', undefined],
  ],
  dealerField: [
    ['', 'Dealer is required'],
    ['d', undefined],
  ],
  trackingIdField: [
    ['', 'Tracking ID is required'],
    ['t', undefined],
  ],
  stageField: [
    ['', 'Stage is required'],
    ['1', undefined],
  ],
  initialStageField: required('Initial Stage'),
  testRideStatusField: required('Test Ride Status'),
  cancelReasonField: [
    ['', 'Reason for Cancel is required'],
    ['ab', 'Reason for Cancel is required'],
    ['Bad weather', undefined],
  ],
  activityDescriptionField: [
    ['', undefined],
    ['fourteen chars', 'Assigned To must be at least 15 characters'],
    ['fifteen letters', undefined],
    [` ${'x'.repeat(14)} `, 'Assigned To must be at least 15 characters'],
  ],
  otpField: [
    ...['', ' ', '123', '123456789', '12a4', '१२३४'].map((code): [string, string] => [
      code,
      'Please enter valid OTP!',
    ]),
    ['1234', undefined],
    [' 12345678 ', undefined],
  ],
  campaignSourceField: required('Campaign Source'),
  orderDescriptionField: required('Description'),
  enquiredItemField: required('Enquiried Item'),
  orderPlanField: required('Plan of Action'),
  paymentVendorField: required('Transaction Vendor'),
  orderCampaignIdField: [
    ['', 'Campaign ID is required'],
    ['3', undefined],
  ],
  vendorOrderIdField: [
    ['', 'Vendor Order ID is required'],
    ['o', undefined],
  ],
  itemsListField: required('Items List'),
  orderTypeField: [
    ['', 'Order Type is required'],
    ['p', 'Order Type must be at least 2 characters'],
    ['po', 'Please select valid Order Type'],
    ['Order', 'Please select valid Order Type'],
    [' order ', 'Please select valid Order Type'],
    ['preorder', undefined],
    ['order', undefined],
  ],
  ...Object.fromEntries(
    ['Billing', 'Shipping'].flatMap((kind) => [
      ...['Country', 'State', 'District', 'City', 'Area'].map((part) => [
        `${kind.toLowerCase()}${part}Field`,
        required(`${kind} ${part}`),
      ]),
      [`${kind.toLowerCase()}PincodeField`, digits(`${kind} Pincode`)],
    ]),
  ),
};

const input = (change: Partial<RequirementInput>): RequirementInput => ({
  dsri_label_name: 'Shop',
  dsri_input_type: 'input',
  dsri_required: '1',
  options: [],
  ...change,
});
const select = input({ dsri_input_type: 'select', options: ['Owned', 'No'] });
/** What can be required of a dealer's application, each with values and what is said of them. */
export const requirementValues: [string, RequirementInput, Values][] = [
  [
    'a required input',
    input({}),
    [...required('Shop').slice(0, -2), ['x'.repeat(501), 'Shop must be at most 500 characters']],
  ],
  [
    'an optional input',
    input({ dsri_required: '0' }),
    [
      ['', undefined],
      ['a', undefined],
      ['x'.repeat(500), undefined],
      ['x'.repeat(501), 'Shop must be at most 500 characters'],
    ],
  ],
  [
    'a required select',
    select,
    [
      ['', 'Please select valid Shop'],
      ['Owned', undefined],
      ['No', undefined],
      ['owned', 'Please select valid Shop'],
    ],
  ],
  [
    'an optional select',
    { ...select, dsri_required: '0' },
    [
      ['', undefined],
      ['No', undefined],
      ['Rented', 'Please select valid Shop'],
    ],
  ],
];
