/**
 * What a page needs besides its own styles when a translation into Urdu, for one, turns it to read from the right: the
 * names of fields stand where the text begins, and not under what stands at the field's end; phone numbers read as ever.
 * Its selectors name parts of MUI, whose styles are made for one direction.
 */
export const RIGHT_TO_LEFT_RULES = `
[dir=rtl] .MuiInputLabel-outlined { left: auto !important; right: 0; transform-origin: top right !important;
transform: translate(-14px, 16px) !important }
[dir=rtl] .MuiInputLabel-outlined.MuiInputLabel-shrink { transform: translate(-14px, -9px) scale(0.75) !important }
[dir=rtl] .MuiOutlinedInput-notchedOutline { text-align: right !important }
[dir=rtl] :is(.MuiSelect-icon, .MuiAutocomplete-endAdornment) { right: auto !important; left: 9px }
[dir=rtl] .MuiSelect-select.MuiInputBase-input { padding: 16.5px 14px 16.5px 32px }
[dir=rtl] :is([href^="tel:"], [inputmode=numeric]) { direction: ltr; text-align: right }
`;
