console.log('being rewritten');
