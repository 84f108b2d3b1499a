# A rider for the bikes: clothes, boots, gloves and a closed helmet, no face and no skin. Nothing comes from elsewhere.
# build(joints) makes one; sitting(bars) gives the joints of somebody who waits astride, one foot on the ground, riding(bars)
# of somebody with both feet on the pegs, behind(joints) of somebody on the seat behind that rider.
import bpy
from math import sin, cos, pi, radians
from mathutils import Vector, Matrix, noise
from kit import *

def V3(x, y, z): return Vector((x, y, z))

def limb(points, radii, steps=14, seg=20, flat=1.0):
    """Rings along a bent line through the points; flat < 1 makes them narrower across."""
    rings = []; n = len(points)
    for i in range(n-1):
        p0, p1, p2, p3 = points[max(i-1, 0)], points[i], points[i+1], points[min(i+2, n-1)]
        for k in range(steps+(i == n-2)):
            t = k/steps
            p = .5*((2*p1)+(p2-p0)*t+(2*p0-5*p1+4*p2-p3)*t*t+(3*p1-p0-3*p2+p3)*t**3)
            d = .5*((p2-p0)+2*(2*p0-5*p1+4*p2-p3)*t+3*(3*p1-p0-3*p2+p3)*t*t)
            d = d.normalized() if d.length > 1e-6 else (p2-p1).normalized()
            u = d.cross(V3(0, 1, 0)); u = u.normalized() if u.length > .05 else d.cross(V3(1, 0, 0)).normalized(); v = d.cross(u)
            s = t*t*(3-2*t); r = radii[i]*(1-s)+radii[i+1]*s
            a, b = r if isinstance(r, Vector) else (r, r*flat)
            rings.append([p+u*a*cos(2*pi*j/seg)+v*b*sin(2*pi*j/seg) for j in range(seg)])
    return rings

def cloth(name, parts, mat, voxel=.009, folds=.010, size=.075, smooth=6):
    """One garment out of overlapping parts, with folds."""
    verts, faces = [], []
    for rings in parts:
        k = len(verts); n = len(rings[0]); verts += [p for r in rings for p in r]
        for a in range(len(rings)-1):
            for i in range(n):
                j = (i+1) % n; faces.append((k+a*n+i, k+a*n+j, k+(a+1)*n+j, k+(a+1)*n+i))
        faces += [tuple(k+i for i in reversed(range(n))), tuple(k+(len(rings)-1)*n+i for i in range(n))]
    o = mesh_obj(name, verts, faces, mat)
    m = o.modifiers.new('one', 'REMESH'); m.mode = 'VOXEL'; m.voxel_size = voxel; m.use_smooth_shade = True
    m = o.modifiers.new('soft', 'SMOOTH'); m.iterations = smooth; m.factor = .6
    for strength, scale, depth in ((folds, size, 2), (folds*.18, size*.28, 1)):
        t = bpy.data.textures.new(name, 'CLOUDS'); t.noise_scale = scale; t.noise_depth = depth; t.noise_type = 'SOFT_NOISE'
        m = o.modifiers.new('folds', 'DISPLACE'); m.texture = t; m.strength = strength; m.mid_level = .5; m.texture_coords = 'GLOBAL'
    m = o.modifiers.new('soft2', 'SMOOTH'); m.iterations = 2; m.factor = .5
    return o

def bend(a, b, la, lb, towards):
    """The joint between two bones of these lengths that end in a and b, bent towards a point."""
    d = b-a; L = min(d.length, (la+lb)*.999); x = (la*la-lb*lb+L*L)/(2*L); h = max(la*la-x*x, 0)**.5
    e = d.normalized(); q = Vector(towards)-a; q -= e*q.dot(e)
    return a+e*x+q.normalized()*h

def sitting(grips):
    """Astride and at rest: the right foot on its peg, the left one on the ground, the head turned a little to the right."""
    hip = V3(-.235, 0, .90); neck = V3(-.075, 0, 1.405)
    J = dict(hip=hip, neck=neck, head=V3(-.018, 0, 1.565), turn=-.35)
    for s in (-1, 1):
        sh = neck+V3(-.005, s*.185, -.045); J['shoulder', s] = sh
        J['hand', s] = grips[s]+V3(-.012, 0, .020); J['elbow', s] = bend(sh, J['hand', s]+V3(-.06, 0, .01), .305, .275, (-.35, s*.75, .9))
        J['thigh', s] = hip+V3(.02, s*.105, -.015)
    J['ankle', -1] = V3(-.262, -.222, .470); J['ankle', 1] = V3(-.115, .335, .101)
    J['knee', -1] = bend(J['thigh', -1], J['ankle', -1], .44, .425, (1, -.30, .8)); J['knee', 1] = bend(J['thigh', 1], J['ankle', 1], .44, .425, (1, .42, .55))
    J['toe', -1] = V3(1, -.08, -.16); J['toe', 1] = V3(1, .22, 0)
    return J

def riding(grips):
    """As sitting, with both feet on their pegs and the head to the front."""
    J = sitting(grips); J['turn'] = -.08
    J['ankle', 1] = V3(-.262, .222, .470); J['knee', 1] = bend(J['thigh', 1], J['ankle', 1], .44, .425, (1, .30, .8)); J['toe', 1] = V3(1, .08, -.16)
    return J

def behind(rider):
    """On the seat behind a rider: hands at the rider's sides, feet on pegs of their own, the head beside the rider's."""
    hip = rider['hip']+V3(-.335, 0, .045); neck = hip+V3(.115, 0, .505)
    J = dict(hip=hip, neck=neck, head=neck+V3(.065, -.035, .155), turn=-.45)
    for s in (-1, 1):
        sh = neck+V3(-.005, s*.170, -.045); J['shoulder', s] = sh
        J['hand', s] = rider['hip']+V3(.045, s*.185, .105); J['elbow', s] = bend(sh, J['hand', s]+V3(-.05, 0, .01), .285, .26, (-.2, s*.9, .75))
        J['thigh', s] = hip+V3(.02, s*.105, -.015); J['ankle', s] = V3(-.46, s*.235, .475)
        J['knee', s] = bend(J['thigh', s], J['ankle', s], .42, .405, (1, s*.55, .75)); J['toe', s] = V3(1, s*.12, -.14)
    return J

def neck_z(J): return J['neck'].z

def blocks(mat, below, steps):
    """Colours of a garment by height: from each step on another one, with a sharp edge as of a seam."""
    nt = mat.node_tree; geo = nt.nodes.new('ShaderNodeNewGeometry'); sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(geo.outputs['Position'], sep.inputs[0])
    last = nt.nodes.new('ShaderNodeRGB'); last.outputs[0].default_value = below; out = last.outputs[0]
    for z, colour in steps:
        over = nt.nodes.new('ShaderNodeMath'); over.operation = 'GREATER_THAN'; over.inputs[1].default_value = z; nt.links.new(sep.outputs['Z'], over.inputs[0])
        mix = nt.nodes.new('ShaderNodeMixRGB'); nt.links.new(over.outputs[0], mix.inputs[0]); nt.links.new(out, mix.inputs[1]); mix.inputs[2].default_value = colour; out = mix.outputs[0]
    nt.links.new(out, nt.nodes['Principled BSDF'].inputs['Base Color'])

def strip(name, line, width, on, mat, lift=.004):
    """A band that lies on a garment: zip, pocket, pad."""
    vs, fs = [], []; n = len(line)
    for i, p in enumerate(line):
        d = (line[min(i+1, n-1)]-line[max(i-1, 0)]).normalized(); side = d.cross(V3(1, 0, 0)).normalized()
        vs += [p+side*width*k for k in (-.5, -.25, 0, .25, .5)]
    for i in range(n-1):
        for k in range(4): q = i*5+k; fs.append((q, q+1, q+6, q+5))
    o = mesh_obj(name, vs, fs, mat, angle=60)
    m = o.modifiers.new('lay', 'SHRINKWRAP'); m.target = on; m.wrap_method = 'NEAREST_SURFACEPOINT'; m.offset = lift
    m = o.modifiers.new('sol', 'SOLIDIFY'); m.thickness = .003; m.offset = 1
    return o

def build(J, jacket='#17181b', upper='#4d5257', panel='#a3261d', trousers='#23303f', shell='#e9e6de', who=''):
    cordura = add_bump(principled('cordura'+who, **{'Base Color': srgb(jacket), 'Roughness': .78, 'Specular': .28, 'Sheen': .35}), 'noise', 900, .25, .0008)
    denim = add_bump(principled('denim'+who, **{'Base Color': srgb(trousers), 'Roughness': .85, 'Specular': .2, 'Sheen': .4}), 'noise', 1100, .3, .0008)
    blocks(cordura, srgb(jacket), [(neck_z(J)-.205, srgb(panel)), (neck_z(J)-.180, srgb(upper))])
    hide = add_bump(principled('hide', **{'Base Color': (.018, .016, .015, 1), 'Roughness': .46, 'Specular': .4}), 'voronoi', 420, .15, .0006)
    hip, neck = J['hip'], J['neck']; up = (neck-hip).normalized(); E = lambda a, b: Vector((a, b))
    # jacket: back is a little round, shoulders carry the sleeves
    mid = hip+(neck-hip)*.5+V3(-.045, 0, 0)
    torso = limb([hip-up*.02, hip+(neck-hip)*.22+V3(-.022, 0, 0), mid, hip+(neck-hip)*.82+V3(-.02, 0, 0), neck+up*.02], [E(.135, .175), E(.132, .168), E(.142, .188), E(.130, .192), E(.062, .075)], seg=32)
    yoke = limb([J['shoulder', -1], neck+V3(-.012, 0, -.018), J['shoulder', 1]], [.078, .082, .078])
    sleeves = []
    for s in (-1, 1):
        sh, el, ha = J['shoulder', s], J['elbow', s], J['hand', s]; wrist = ha+(el-ha).normalized()*.085
        sleeves.append(limb([sh, sh+(el-sh)*.5, el, el+(wrist-el)*.5, wrist], [.077, .064, .058, .052, .039]))
    coat = cloth('jacket', [torso, yoke]+sleeves, cordura, folds=.034, size=.055, smooth=5)
    cloth('collar', [limb([neck-up*.012, neck+up*.052], [E(.070, .076), E(.066, .070)], seg=28)], hide, .006, .003)
    cloth('hem', [limb([hip-up*.035, hip+up*.012], [E(.142, .183), E(.141, .179)], seg=32)], cordura, .008, .004)
    front = [hip+(neck-hip)*t+V3(.17, 0, 0) for t in [i/24 for i in range(25)]]
    strip('zip', front, .016, coat, hide)
    for s in (-1, 1):
        strip('pocket', [hip+(neck-hip)*(.20+.14*t)+V3(.15, s*(.115-.03*t), 0) for t in [i/8 for i in range(9)]], .012, coat, hide)
        el = J['elbow', s]; sh = J['shoulder', s]; ha = J['hand', s]
        pad = (el-(sh+ha)*.5).normalized()
        cloth('pad', [limb([el+pad*.026+(sh-el).normalized()*.05, el+pad*.034, el+pad*.026+(ha-el).normalized()*.05], [.036, .044, .036])], hide, .006, .003)
        cloth('cap', [limb([sh+V3(-.03, s*.012, .012), sh+V3(.0, s*.026, .010), sh+V3(.03, s*.012, .004)], [.058, .062, .056])], cordura, .006, .003)
    # trousers, boots, gloves
    legs = [limb([hip+V3(-.02, 0, -.045), hip+V3(.0, 0, .06)], [E(.13, .165), E(.125, .160)], seg=28)]
    for s in (-1, 1):
        th, kn, an = J['thigh', s], J['knee', s], J['ankle', s]
        legs.append(limb([th, th+(kn-th)*.5, kn, kn+(an-kn)*.45, an+(kn-an).normalized()*.10], [.098, .085, .070, .068, .056]))
    cloth('trousers', legs, denim, folds=.030, size=.05, smooth=5)
    for s in (-1, 1):
        kn, an = J['knee', s], J['ankle', s]; leg = (kn-an).normalized(); f = Vector(J['toe', s]).normalized(); down = -(V3(0, 0, 1)-f*f.z).normalized()
        heel = an+down*.045-f*.045
        cloth('boot', [limb([an+leg*.18, an+leg*.06, an+down*.02], [.063, .056, .054]), limb([heel+f*.01, an+f*.05+down*.035, an+f*.12+down*.052, an+f*.185+down*.062], [E(.045, .038), E(.050, .044), E(.040, .050), E(.022, .036)])], hide, .006, .004, .05, 4)
        side = f.cross(down).normalized(); o = an+down*.084
        outline = [(-.078, -.026), (-.03, -.036), (.05, -.034), (.12, -.044), (.17, -.036), (.196, 0), (.17, .036), (.12, .044), (.05, .034), (-.03, .036), (-.078, .026)]
        loft('sole', [[o+f*x+side*y*k+down*d for x, y in outline] for d, k in ((-.012, .96), (-.004, 1.0), (.012, 1.0), (.016, .96))], principled('sole', **{'Base Color': (.012, .012, .012, 1), 'Roughness': .7}), bev=.002)
        ha, el = J['hand', s], J['elbow', s]; arm = (ha-el).normalized(); wrist = ha-arm*.085
        cloth('glove', [limb([wrist-arm*.03, wrist, ha-arm*.012, ha+arm*.012+V3(.008, 0, -.004)], [.042, .040, .044, .036]), limb([ha+V3(.028, -s*.036, .008), ha+V3(.032, 0, .004), ha+V3(.028, s*.036, .0)], [.021, .024, .021]), limb([ha+V3(.026, -s*.030, -.012), ha+V3(.012, 0, -.032), ha+V3(.016, s*.034, -.020)], [.018, .019, .017])], hide, .0045, .002, .03, 3)
    helmet(J['head'], J['turn'], shell, who)

def helmet(c, turn, shell, who=''):
    """A closed helmet: shell, chin bar, dark visor, a line of the rim. It looks along x, turned round the vertical axis."""
    coat = principled('shell'+who, **{'Base Color': srgb(shell), 'Roughness': .22, 'Clearcoat': 1.0, 'Clearcoat Roughness': .03})
    glass = principled('visor', **{'Base Color': (.010, .011, .013, 1), 'Roughness': .05, 'Clearcoat': 1.0, 'Specular': .7})
    trim = principled('trim', **{'Base Color': (.02, .02, .02, 1), 'Roughness': .5})
    stripe = principled('stripe', **{'Base Color': srgb('#a3261d'), 'Roughness': .25, 'Clearcoat': 1.0})
    R = Matrix.Rotation(turn, 3, 'Z') @ Matrix.Rotation(radians(5), 3, 'Y')
    def at(az, el, k=1.0):
        """A point of the helmet: az from the front, el from its middle; below it reaches to the front as a chin bar."""
        x, y, z = cos(el)*cos(az), cos(el)*sin(az), sin(el)
        front = max(0, cos(az)); low = max(0, -sin(el))
        rx = (.150+.062*front*low) if cos(az) > 0 else .158
        flat = 1-.07*abs(sin(az))**3
        return c+R @ Vector((x*rx-.006, y*.126*flat, z*(.138 if el > 0 else .150)))*k
    def patch(name, az0, az1, el0, el1, k, mat, na=64, ne=40, thick=.004):
        f0 = lambda a: el0(a) if callable(el0) else el0
        f1 = lambda a: el1(a) if callable(el1) else el1
        vs = []; fs = []
        for i in range(na+1):
            a = az0+(az1-az0)*i/na
            for j in range(ne+1): vs.append(at(a, f0(a)+(f1(a)-f0(a))*j/ne, k))
        for i in range(na):
            for j in range(ne): q = i*(ne+1)+j; fs.append((q, q+1, q+ne+2, q+ne+1))
        o = mesh_obj(name, vs, fs, mat, angle=60); m = o.modifiers.new('sol', 'SOLIDIFY'); m.thickness = thick; m.offset = 1
        return o
    patch('shell', -pi, pi, radians(-62), radians(89.5), 1.0, coat, 128, 64)
    patch('rimline', -pi, pi, radians(-64), radians(-58), 1.012, trim, 128, 4, .008)
    low = lambda a: radians(-17)+radians(13)*min(1, abs(a)/radians(88))**2
    high = lambda a: radians(30)-radians(13)*min(1, abs(a)/radians(88))**2
    patch('eyeport', radians(-90), radians(90), lambda a: low(a)-radians(2), lambda a: high(a)+radians(2), 1.006, trim, 64, 24, .003)
    patch('visor', radians(-88), radians(88), low, high, 1.018, glass, 96, 32, .004)
    for s in (-1, 1):
        p = at(s*radians(88), radians(7), 1.02); cyl('pivot', p, p+(p-c).normalized()*.010, .019, trim)
    for s in (-1, 1): patch('line', s*radians(24), s*radians(176), lambda a: radians(36)-radians(14)*abs(a)/pi, lambda a: radians(45)-radians(14)*abs(a)/pi, 1.036, stripe, 64, 4, .001)
    for s in (-1, 1): patch('vent', s*radians(14)-radians(5), s*radians(14)+radians(5), radians(-44), radians(-39), 1.012, trim, 8, 4, .006)
