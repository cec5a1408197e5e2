import { writeFormInvoice, writeFormSubmitted } from '../services/forms/form-mail';
import {
  writeDecision,
  writeEmailChanged,
  writePasswordChanged,
  writeRecover,
  writeRegister,
  writeReview,
  writeSignIn,
  writeStaffAdded,
} from '../services/sign-in/write-account-mail';
import { writeOrderPlaced } from '../services/orders/order-mail-job';
import {
  writeOrderCancelled,
  writeOrderClosed,
  writeOrderReady,
  writeOrderRefunded,
  writeOrderShipped,
} from '../services/orders/fulfil/fulfilment-mail';
import { writeQuoteRequested } from '../services/cart/quote-mail-job';
import { writeStockReturned } from '../services/catalogue/stock/stock-mail';
import { writeVoucherIssued } from '../services/vouchers/voucher-mail';
import type { MailJob } from '../services/mail/mail-job';
import type { DeliverMail } from '../services/mail/mail-worker';
import type { Mail, SendMail } from '../services/mail/send-mail';
import type { WriterDeps } from '../services/mail/writer';

/** Text and recipient of a job's mail; null without a recipient (kinds: services/mail/mail-job.ts). */
function writeMail(deps: WriterDeps, job: MailJob): Promise<Mail | null> {
  switch (job.kind) {
    case 'sign-in':
      return writeSignIn(deps, job);
    case 'recover':
      return writeRecover(deps, job);
    case 'staff-added':
      return writeStaffAdded(deps, job);
    case 'register':
      return writeRegister(deps, job);
    case 'application-review':
      return writeReview(deps, job);
    case 'application-decided':
      return writeDecision(deps, job);
    case 'password-changed':
      return writePasswordChanged(deps, job);
    case 'email-changed':
      return writeEmailChanged(deps, job);
    case 'order-placed':
      return writeOrderPlaced(deps, job);
    case 'order-cancelled':
      return writeOrderCancelled(deps, job);
    case 'order-closed':
      return writeOrderClosed(deps, job);
    case 'order-ready':
      return writeOrderReady(deps, job);
    case 'order-shipped':
      return writeOrderShipped(deps, job);
    case 'order-refunded':
      return writeOrderRefunded(deps, job);
    case 'stock-returned':
      return writeStockReturned(deps, job);
    case 'quote-requested':
      return writeQuoteRequested(deps, job);
    case 'form-submitted':
      return writeFormSubmitted(deps, job);
    case 'form-invoice':
      return writeFormInvoice(deps, job);
    case 'voucher-issued':
      return writeVoucherIssued(deps, job);
  }
}

/**
 * Writes and sends the mail of a job; throws when it has to be retried. Orders of an account whose personal data was
 * deleted have no address to send it to.
 */
export function mailDelivery(deps: WriterDeps, send: SendMail): DeliverMail {
  return async (job, key) => {
    const mail = await writeMail(deps, job);
    if (mail && mail.to !== '') await send(mail, key);
  };
}
