import type { SeedForm, SeedQuestion } from './types';

const text = (name: string, label: string, more: Partial<SeedQuestion> = {}): SeedQuestion => ({
  name,
  label,
  field_type: 'text',
  ...more,
});
const email = (more: Partial<SeedQuestion> = {}): SeedQuestion => ({
  name: 'email',
  label: 'E-mail address',
  field_type: 'email',
  required: true,
  ...more,
});
const submit = (label: string): SeedQuestion => ({ name: 'send', label, field_type: 'submit' });

/** A form's place in this list is its id, from 1: widgets name it by that. New ones come last. */
export const forms: SeedForm[] = [
  {
    name: 'Contact',
    url: 'contact',
    questions: [
      text('name', 'Your name', { required: true }),
      text('business', 'Business', { placeholder: 'If you have an account, the name it is under' }),
      email(),
      { name: 'phone', label: 'Telephone', field_type: 'phone' },
      text('order', 'Order number', { placeholder: 'BB-10001', mask: '@@-#####' }),
      { name: 'message', label: 'How can we help?', field_type: 'textarea', required: true },
      submit('Send the message'),
    ],
  },
  {
    name: 'Every kind of field',
    url: 'form-fields',
    questions: [
      {
        name: 'about',
        field_type: 'content',
        content:
          '<p>A form can hold <strong>content</strong> as well as fields. Nothing that you send here is read by anybody.</p>',
      },
      text('name', 'Text\r\nover two lines', { required: true, max: '40' }),
      { name: 'story', label: 'Text area', field_type: 'textarea', max: '500' },
      email({ label: 'E-mail' }),
      { name: 'phone', label: 'Telephone', field_type: 'phone' },
      { name: 'budget', label: 'Amount', field_type: 'currency', min: '10', max: '5000' },
      { name: 'margin', label: 'Percentage', field_type: 'percent', min: '0', max: '100' },
      { name: 'dogs', label: 'Number', field_type: 'number', min: '1', max: '20', step: '1' },
      { name: 'secret', label: 'Password', field_type: 'password' },
      { name: 'opened', label: 'Date', field_type: 'date', min: '1990-01-01' },
      { name: 'visit', label: 'Date and time', field_type: 'datetime' },
      { name: 'ring', label: 'Time', field_type: 'time' },
      text('plate', 'Masked text', { mask: '@@@-###', placeholder: 'ABC-123' }),
      { name: 'photo', label: 'File', field_type: 'file' },
      { name: 'agree', label: 'Checkbox', field_type: 'checkbox', required: true },
    ],
    data: [
      { type: 'header', subtype: 'h2', label: 'Fields of older forms' },
      { type: 'paragraph', subtype: 'p', label: 'These are kept as they were, and work like the others.' },
      { type: 'text', subtype: 'text', name: 'old_text', label: 'Older text', placeholder: 'Anything', max: '60' },
      { type: 'text', subtype: 'tel', name: 'old_phone', label: 'Older telephone' },
      { type: 'textarea', name: 'old_story', label: 'Older text area' },
      { type: 'number', name: 'old_number', label: 'Older number', min: '0', max: '10', step: '0.5' },
      { type: 'date', name: 'old_date', label: 'Older date', min: '2020-01-01', max: '2030-12-31' },
      {
        type: 'select',
        name: 'old_choice',
        label: 'Older choice',
        required: true,
        values: [
          { label: 'Treats', value: 'treats' },
          { label: 'Shampoo', value: 'shampoo' },
          { label: 'Bags', value: 'bags' },
        ],
      },
      { type: 'button', subtype: 'reset', label: 'Start again' },
      { type: 'button', subtype: 'submit', label: 'Send everything' },
    ],
  },
  {
    name: 'Grooming workshop in Fyshwick',
    url: 'grooming-workshop',
    costCents: 8_800,
    questions: [
      text('name', 'Name of the groomer', { required: true }),
      email({ label: 'E-mail address for the invoice' }),
      { name: 'date', label: 'Which day would you like to come?', field_type: 'date', required: true },
      { name: 'years', label: 'Years of grooming', field_type: 'number', min: '0', max: '60' },
      { name: 'lunch', label: 'I will stay for lunch', field_type: 'checkbox' },
      { name: 'notes', label: 'Anything we should know', field_type: 'textarea' },
      submit('Book and pay'),
    ],
  },
  {
    name: 'Return request',
    url: 'request-a-return',
    mustBeLoggedOn: true,
    questions: [
      text('order', 'Order number', { required: true, mask: '@@-#####', placeholder: 'BB-10001' }),
      { name: 'received', label: 'Date it arrived', field_type: 'date', required: true },
      { name: 'goods', label: 'What would you like to return, and why?', field_type: 'textarea', required: true },
      { name: 'photo', label: 'A photograph, if something is damaged', field_type: 'file' },
      submit('Ask for a return number'),
    ],
  },
  {
    name: 'Sample box',
    url: 'sample-box',
    useCaptcha: true,
    questions: [
      text('name', 'Your name', { required: true }),
      text('business', 'Business', { required: true }),
      email(),
      text('postcode', 'Postcode', { required: true, mask: '####', placeholder: '2609' }),
      submit('Ask for a sample box'),
    ],
  },
];

/** The id of a form that a widget shows. Throws for a url that no form has. */
export function formId(url: string): string {
  const index = forms.findIndex((form) => form.url === url);
  if (index < 0) throw new Error(`The seed data refers to the form "${url}", which it does not have.`);
  return String(index + 1);
}
