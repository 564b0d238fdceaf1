// Hands the ID token to the shop that opened this window, and to nobody else.
const result = document.getElementById('result');
if (result) {
  const { origin, message } = result.dataset;
  if (window.opener) {
    window.opener.postMessage(JSON.parse(message), origin);
    window.close();
  }
  // Still here: no window opened this one, or the browser keeps it.
  document.getElementById('stay').hidden = false;
}
