/** The bill a customer left to pay, stored by the tab until they return from the payment page. */
const keyOf = (orderNumber: string) => `paying:${orderNumber}`;

export function rememberBillBeingPaid(orderNumber: string, billId: string): void {
  try {
    sessionStorage.setItem(keyOf(orderNumber), billId);
  } catch (error) {
    console.warn('Session storage cannot be written', error);
  }
}

export function recallBillBeingPaid(orderNumber: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(orderNumber));
  } catch (error) {
    console.warn('Session storage cannot be read', error);
    return null;
  }
}
