import type { RequirementInput } from '@site/contract';

/** The server's extra fields in tests: a required select, a required input, an optional one. */
export const requirementInputs: readonly RequirementInput[] = [
  {
    dsri_label_name: 'Investment Capacity',
    dsri_input_type: 'select',
    dsri_required: '1',
    options: ['Up to ₹1 crore', 'Above ₹1 crore'],
  },
  {
    dsri_label_name: 'Preferred Location',
    dsri_input_type: 'input',
    dsri_required: '1',
    options: [],
  },
  {
    dsri_label_name: 'Current Business (if any)',
    dsri_input_type: 'input',
    dsri_required: '0',
    options: [],
  },
];
