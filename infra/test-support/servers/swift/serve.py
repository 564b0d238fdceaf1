"""serve.py SETTINGS DATA FALLBACK PORT: OpenStack Swift and its S3 API in one process, for tests.

The proxy listens on PORT of the loopback, the three servers behind it on ports of their own. Objects lie in DATA, or in
FALLBACK where DATA's file system keeps no extended attributes. Ends with the process that started it.
"""
import os
import shutil
import sys
import tempfile

from swift.common import utils

utils.eventlet_monkey_patch()

import eventlet
import eventlet.hubs
from eventlet.event import Event

SETTINGS, DATA, FALLBACK, PORT = sys.argv[1:4] + [int(sys.argv[4])]
DEVICE = 'disk'
BEHIND = ('account', 'container', 'object')
# What Swift keeps beside an object may be this long.
ATTRIBUTE = b'x' * 2000


class Forgetful(object):
    """Stands where memcached would: tempauth asks for a cache, and requests of S3 read nothing from it."""

    def get(self, *args, **kwargs):
        return None

    def get_multi(self, keys, *args, **kwargs):
        return [None for _ in keys]

    def set(self, *args, **kwargs):
        pass

    delete = set_multi = set

    def incr(self, key, delta=1, **kwargs):
        return delta


def local_filter(global_conf, **local_conf):
    """Gives requests that cache, and answers to HEAD a length: without one the end of a body is sent, which HEAD has not."""
    def wrap(app):
        def answer(env, start_response):
            def start(status, headers, *args):
                if not any(name.lower() == 'content-length' for name, _ in headers):
                    headers = headers + [('Content-Length', '0')]
                return start_response(status, headers, *args)

            env['swift.cache'] = Forgetful()
            return app(env, start if env['REQUEST_METHOD'] == 'HEAD' else start_response)
        return answer
    return wrap


def keeps_attributes(folder):
    os.makedirs(folder, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        try:
            os.setxattr(file.name, 'user.swift.trial', ATTRIBUTE)
            return True
        except OSError:
            return False


def choose_devices():
    for folder in (DATA, FALLBACK):
        if keeps_attributes(folder):
            os.makedirs(os.path.join(folder, DEVICE), exist_ok=True)
            return folder
    sys.exit('Neither %s nor %s keeps extended attributes' % (DATA, FALLBACK))


def write_ring(name, port):
    from swift.common.ring import RingBuilder
    builder = RingBuilder(part_power=3, replicas=1, min_part_hours=0)
    builder.add_dev({
        'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': DEVICE, 'meta': '',
        'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port,
    })
    builder.rebalance(seed='0')
    builder.get_ring().save(os.path.join(SETTINGS, name + '.ring.gz'))


def serve(name, sock, devices, ready=None):
    from swift.common import wsgi
    conf = wsgi.appconfig(os.path.join(SETTINGS, name + '.conf'), name=name + '-server')
    logger = utils.get_logger(conf, name, log_to_console=True)
    names = {'log_name': name, 'swift_dir': SETTINGS, 'devices': devices}
    wsgi.run_server(conf, logger, sock, global_conf=names, ready_callback=ready)


def share_one_hub(kind):
    """Each server chooses a hub for its process as it starts: a thread's first stays, and all four live on it."""
    choose = eventlet.hubs.use_hub

    def choose_once(*args):
        if not hasattr(eventlet.hubs._threadlocal, 'hub'):
            choose(*args)

    choose(kind)
    eventlet.hubs.get_hub()
    eventlet.hubs.use_hub = choose_once


def end_with(parent):
    while os.getppid() == parent:
        eventlet.sleep(1)
    shutil.rmtree(FALLBACK, ignore_errors=True)
    os._exit(0)


def main():
    parent = os.getppid()
    utils.set_swift_dir(SETTINGS)
    from swift.common import constraints, storage_policy
    from swift.common.utils import get_hub
    share_one_hub(get_hub())
    constraints.reload_constraints()
    storage_policy.reload_storage_policies()
    devices = choose_devices()
    eventlet.spawn(end_with, parent)
    for name in BEHIND:
        sock = eventlet.listen(('127.0.0.1', 0))
        write_ring(name, sock.getsockname()[1])
        ready = Event()
        server = eventlet.spawn(serve, name, sock, devices, ready.send)
        server.link(lambda ended: ended.wait())
        ready.wait()
    serve('proxy', eventlet.listen(('127.0.0.1', PORT)), devices)


if __name__ == '__main__':
    main()
