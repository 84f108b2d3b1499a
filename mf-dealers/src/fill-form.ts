import { fireEvent, screen } from '@testing-library/react';

/** Types into fields by label, in one go each: key by key is what the form facade tests. */
export function typeInto(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(fieldOf(label), { target: { value } });
  }
}

/** Opens a choice by its label and takes an option. */
export async function choose(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(fieldOf(label));
  fireEvent.click(await screen.findByText(option, { selector: '[role="option"]' }));
}

/** A field by its label, with the mark of required fields or without. */
export function fieldOf(label: string): HTMLElement {
  return screen.getByLabelText((text) => text.replace(/[\s*\u2009]+$/, '') === label);
}

/** What the enquiry form needs. */
export const enquiryTexts = {
  'Full Name': 'Asha Rao',
  'Phone Number': '9876543210',
  Email: 'asha@vayu.example',
  City: 'Hyderabad',
  Area: 'Lake Road',
};
