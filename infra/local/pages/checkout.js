// The checkout page works without this; it spares some typing and a second press of the button.
const number = document.getElementById('number');
const expiry = document.getElementById('expiry');
const form = document.querySelector('form');

function format(input, shape) {
  input?.addEventListener('input', (event) => {
    const atEnd = input.selectionStart === input.value.length;
    if (!atEnd || event.inputType?.startsWith('delete')) return;
    input.value = shape(input.value.replace(/\D/g, ''));
  });
}

format(number, (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '));
format(expiry, (digits) => {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`;
});

for (const button of document.querySelectorAll('[data-card]')) {
  button.addEventListener('click', () => {
    const year = (new Date().getFullYear() + 3) % 100;
    number.value = button.dataset.card;
    expiry.value = `12 / ${year}`;
    document.getElementById('cvc').value = '123';
    const name = document.getElementById('name');
    if (name.value === '') name.value = 'Asha Verma';
    form.querySelector('[type=submit]').focus();
  });
}

form?.addEventListener('submit', () => {
  const button = form.querySelector('[type=submit]');
  button.textContent = button.dataset.busy;
  button.setAttribute('aria-busy', 'true');
  // Not disabled before the browser has taken the form.
  setTimeout(() => {
    button.disabled = true;
  });
});
// A page that comes back from the browser's cache is ready for another try.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
document.querySelector('.alert, [aria-invalid]')?.focus();
