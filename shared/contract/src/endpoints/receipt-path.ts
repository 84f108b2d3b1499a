/** The receipt as a PDF: under the app's service, with the headers of `readReceipt`. */
export const RECEIPT_PDF_PATH = '/order/receipt';
